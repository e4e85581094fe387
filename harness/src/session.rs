//! One run of the suite, in its order: discover, plan, run, bless, and keep what the next run wants to know.

use crate::backends::{Backend, Variant};
use crate::executors::Availability;
use crate::golden::{self, GoldenFile};
use crate::inputs::{self, Kind};
use crate::ir_tests;
use crate::plan::{self, Plan};
use crate::report::Report;
use crate::run::{self, Blessed};
use crate::select::Selection;
use crate::settings::Settings;
use crate::status::{self, Facts};
use crate::steps::Context;
use crate::toolchain::Toolchain;
use crate::tree::{self, Tree};
use colorfast_protocol::Request;
use libtest_mimic::{Arguments, Conclusion};
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// A run that can begin.
pub struct Session {
    context: Arc<Context>,
    plan: Plan,
    executors: Vec<Availability>,
    compiler: String,
}

impl Session {
    /// Discovers the inputs, finds the executors where asked, and plans the tests. For a mere list the compiler is not asked
    /// what it is.
    pub fn prepare(settings: Settings, listing: bool) -> Result<Self, String> {
        let files = inputs::discover(&settings.tree)?;
        let executes = settings.exec && files.iter().any(|file| file.kind == Kind::Exec);
        let toolchain = if executes { Toolchain::find(&settings) } else { Toolchain::default() };
        let mut plan = plan::plan(&settings, &files, &toolchain.executors);
        plan.add_file_tests(&ir_tests::discover(&settings.tree)?);
        let context = Context::new(settings, toolchain.device, toolchain.metal);
        let mut compiler = String::new();
        if !listing {
            let hello = context.compilers.with(|compiler| compiler.request(Request::new("hello")));
            let hello = hello.map_err(|failure| format!("the compiler {failure}"))?;
            plan.skip_unwritten(hello.targets.as_deref());
            plan.skip_unread(hello.languages.as_deref());
            if !hello.operations.iter().flatten().any(|operation| operation == "run") {
                plan.skip_interpreted();
            }
            compiler = [hello.name, hello.version].map(Option::unwrap_or_default).join(" ");
        }
        let complete = context.settings.exec && context.settings.has_all_backends();
        plan.apply_status(&read_status(&context.settings.tree)?, &facts(&context), complete);
        Ok(Self { context: Arc::new(context), plan, executors: toolchain.executors, compiler })
    }

    /// The indices of the tests that a selection selects.
    pub fn select(&self, selection: &Selection) -> BTreeSet<usize> {
        let tests = self.plan.tests.iter().enumerate();
        tests.filter(|(_, test)| selection.selects(&test.name)).map(|(index, _)| index).collect()
    }

    /// The golden files that selected tests use, and those that store their differences from these, each with whether all of its tests
    /// were selected.
    pub fn goldens(&self, selected: &BTreeSet<usize>) -> Vec<(Arc<GoldenFile>, bool)> {
        let is_selected = |test: &usize| selected.contains(test);
        let goldens = || self.plan.goldens.iter();
        let used: Vec<Arc<GoldenFile>> = goldens()
            .filter(|(_, tests)| tests.iter().any(is_selected))
            .map(|(golden, _)| Arc::clone(golden))
            .collect();
        goldens()
            .filter(|(golden, tests)| tests.iter().any(is_selected) || golden.is_based_on(&used))
            .map(|(golden, tests)| (Arc::clone(golden), tests.iter().all(is_selected)))
            .collect()
    }

    /// Runs the selected tests, or lists them where the arguments say so.
    pub fn run(self, selected: &BTreeSet<usize>, arguments: &Arguments) -> (Conclusion, Arc<Context>, Report) {
        let (conclusion, mut records) = run::run(&self.context, self.plan, selected, arguments);
        let command = self.context.settings.tree.command();
        records.iter_mut().for_each(|record| record.set_command(&command));
        let counts = self.context.compilers.counts();
        let report = Report {
            records,
            validation: self.context.validators.tallies(),
            executors: self.executors,
            compiler: self.compiler,
            command,
            not_as_shipped: self.context.not_as_shipped.load(Ordering::Relaxed),
            crashes: counts.crashes + counts.hangs,
            seconds: 0.0,
        };
        (conclusion, self.context, report)
    }
}

/// Writes what was blessed, and removes golden files without an input when everything was selected.
pub fn bless(context: &Context, goldens: &[(Arc<GoldenFile>, bool)], everything: bool) -> Blessed {
    let settings = &context.settings;
    let expectations = settings.tree.expectations();
    let folder = |(backend, variant): &(&Backend, &Variant)| expectations.join(backend.name).join(variant.name);
    let folders: Vec<PathBuf> = settings.backends.iter().map(folder).collect();
    let file_tests = context.file_tests_blessed.load(Ordering::Relaxed);
    Blessed { file_tests, ..run::write_blessed(goldens, &folders, everything) }
}

pub(crate) fn read_status(tree: &Tree) -> Result<Vec<status::Line>, String> {
    let path = tree.expectations().join("status.txt");
    match fs::read_to_string(&path) {
        Ok(text) => status::parse(&text).map_err(|problems| format!("{}: {}", tree.shown(&path), problems.join("; "))),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(format!("cannot read {}: {error}", path.display())),
    }
}

/// What the conditions of status lines are held against, whatever the test.
pub(crate) fn facts(context: &Context) -> Facts {
    let mut facts =
        vec![("os", env::consts::OS.to_owned()), ("validator", context.validators.spirv_version().to_owned())];
    // The tools that are linked into workers have the versions of the workspace's lock file.
    for (name, package) in [("naga", "naga"), ("glslang", "glslang-sys")] {
        facts.extend(locked_version(package).map(|version| (name, version)));
    }
    if let Some(device) = &context.device {
        facts.push(("executor", device.adapter.name.clone()));
        facts.push(("driver", device.adapter.driver.clone()));
    }
    facts
}

/// The version of a package in the workspace's lock file.
fn locked_version(package: &str) -> Option<String> {
    let text = fs::read_to_string(tree::workspace().join("Cargo.lock")).ok()?;
    let lock: toml::Table = text.parse().ok()?;
    let packages = lock.get("package")?.as_array()?;
    let found = packages.iter().find(|found| found.get("name").and_then(|name| name.as_str()) == Some(package))?;
    Some(found.get("version")?.as_str()?.to_owned())
}

/// The names of the tests that failed in the runs before.
pub fn failed_last_time(tree: &Tree) -> BTreeSet<String> {
    let text = fs::read_to_string(tree.cache().join("failed.txt")).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

/// Updates that list: the tests that ran now are updated, the others stay.
pub fn remember_failures(tree: &Tree, report: &Report) {
    let mut failed = failed_last_time(tree);
    for record in &report.records {
        if record.fault().is_some() {
            failed.insert(record.name.clone());
        } else {
            failed.remove(&record.name);
        }
    }
    let text: String = failed.iter().map(|name| format!("{name}\n")).collect();
    if let Err(error) = golden::write_atomically(&tree.cache().join("failed.txt"), text.as_bytes()) {
        eprintln!("xtest: --rerun-failed will not know of this run: {error}");
    }
}
