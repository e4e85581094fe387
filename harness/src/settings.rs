//! Where things lie, and what one run was asked to do.

use crate::backends::{self, Backend, Variant};
use colorfast_protocol::Launch;
use std::env;
use std::path::{Path, PathBuf};
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
    /// The folders.
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
    /// Whether outputs of every backend and variant are wanted.
    pub fn has_all_backends(&self) -> bool {
        self.backends.len() == backends::all().count()
    }
}

/// The folders of one tree of tests.
#[derive(Clone, Debug)]
pub struct Tree {
    root: PathBuf,
    cache: PathBuf,
}

impl Tree {
    /// The tree at `root`; without one, the workspace that this program was built from.
    pub fn new(root: Option<PathBuf>) -> Self {
        let own = workspace();
        let cache = match (&root, env::var_os("CARGO_TARGET_DIR")) {
            (None, Some(target)) => PathBuf::from(target),
            (None, None) => own.join("target"),
            (Some(root), _) => root.join("target"),
        };
        Self { root: root.unwrap_or(own), cache: cache.join("xtest-cache") }
    }

    /// Where inputs lie.
    pub fn testdata(&self) -> PathBuf {
        self.root.join("testdata")
    }

    /// Where golden files and status lists lie.
    pub fn expectations(&self) -> PathBuf {
        self.root.join("expectations")
    }

    /// Where runs leave what helps the next one; may be deleted at any time.
    pub fn cache(&self) -> &Path {
        &self.cache
    }

    /// `path` as it is shown: below the root.
    pub fn shown(&self, path: &Path) -> String {
        crate::inputs::relative(path, &self.root)
    }
}

/// The workspace that this program was built from.
pub fn workspace() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_path_buf()
}
