//! What one run was asked to do.

use crate::backends::{self, Backend, Variant};
use crate::compilers;
use crate::tree::Tree;
use colorfast_protocol::Launch;
use std::time::Duration;

/// The longest that a compiler may take for one request, unless `--limit` says otherwise, in seconds.
pub const COMPILER_LIMIT: u64 = 20;
/// The longest that one validation or dispatch may take; software adapters are slow to start.
pub const WORKER_LIMIT: Duration = Duration::from_secs(60);

/// Which outputs are validated.
#[derive(Copy, Clone, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Validate {
    /// None.
    Off,
    /// Those whose verdict is not known yet.
    Changed,
    /// All, whatever is known.
    All,
}

/// What one run does.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The tree of tests.
    pub tree: Tree,
    /// The backends and variants to compile for.
    pub backends: Vec<(&'static Backend, &'static Variant)>,
    /// Whether golden files are written instead of compared.
    pub bless: bool,
    /// Which outputs are validated.
    pub validate: Validate,
    /// Whether to execute.
    pub exec: bool,
    /// Whether worker programs may be built, or only used where they are.
    pub build_workers: bool,
    /// The compiler under test.
    pub compiler: Launch,
    /// The longest that it may take for one request.
    pub limit: Duration,
}

impl Settings {
    /// What looks at a tree and its compiler needs: every backend, and nothing built, blessed, validated or executed. `compiler` is as
    /// `--compiler` takes it; without, it is the one that the tree names, or our own.
    ///
    /// # Errors
    /// Why there is no such compiler.
    pub fn of_tree(tree: Tree, compiler: Option<&str>) -> Result<Self, String> {
        let config = &tree.config;
        Ok(Self {
            backends: backends::all().collect(),
            bless: false,
            validate: Validate::Off,
            exec: false,
            build_workers: false,
            compiler: compilers::launch(compiler.or(config.compiler.as_deref()))?,
            limit: Duration::from_secs(config.limit.unwrap_or(COMPILER_LIMIT)),
            tree,
        })
    }

    /// Whether outputs of every backend and variant are wanted.
    pub fn has_all_backends(&self) -> bool {
        self.backends.len() == backends::all().count()
    }
}
