//! From inputs to tests: which there are, what each does, and which are ignored and why.
//!
//! Names are `BACKEND/VARIANT/INPUT` for what is compiled, `check/INPUT`, `run/EXECUTOR/INPUT` and `file/INPUT` for the rest, `goldens/BACKEND/VARIANT`
//! and `status/LINE` for the expectations themselves.

use crate::backends::{Backend, Variant};
use crate::executors::{Availability, Executor};
use crate::golden::{Base, GoldenFile};
use crate::inputs::{InputFile, Kind};
use crate::ir_tests::IrFile;
use crate::settings::Settings;
use crate::status::{Facts, Line, Status};
use crate::steps::CaseRef;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// What a test does.
pub enum Job {
    /// Compile, compare, validate.
    Compile {
        /// The case.
        case: CaseRef,
        /// For which backend.
        backend: &'static Backend,
        /// In which variant.
        variant: &'static Variant,
        /// What with.
        golden: Arc<GoldenFile>,
    },
    /// Check.
    Check(CaseRef),
    /// Execute.
    Execute(CaseRef, Executor),
    /// Run a file test of the IR.
    File(Arc<IrFile>),
    /// Report what is wrong with a file.
    Problem(String),
    /// Find golden files and sections that belong to no input.
    Goldens {
        /// For which backend.
        backend: &'static Backend,
        /// Where they lie.
        folder: PathBuf,
        /// All that belong to inputs.
        files: Vec<Arc<GoldenFile>>,
    },
}

/// What is expected of a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// It passes.
    Pass,
    /// It fails, by a line of the status list.
    Fail(usize),
    /// It may do either.
    Flaky(usize),
}

/// One test.
pub struct Planned {
    /// Its name.
    pub name: String,
    /// The backend that reports count it under: a backend's name, `check`, `run` or `expectations`.
    pub group: String,
    /// The variant, or the executor, where there is one.
    pub variant: String,
    /// The folder that reports count it under.
    pub area: String,
    /// What it does.
    pub job: Job,
    /// What is expected.
    pub expected: Expected,
    /// Why it is not run unless asked, if so.
    pub ignored: Option<String>,
}

/// All tests of a run, and all golden files that they use.
#[derive(Default)]
pub struct Plan {
    /// In a stable order.
    pub tests: Vec<Planned>,
    /// Golden files with the tests that use each, by index.
    pub goldens: Vec<(Arc<GoldenFile>, Vec<usize>)>,
}

/// Plans a run over `files`, in which these may execute.
pub fn plan(settings: &Settings, files: &[Arc<InputFile>], executors: &[Availability]) -> Plan {
    let mut plan = Plan::default();
    for file in files {
        if !file.problems.is_empty() {
            let problem = format!("testdata/{}: {}", file.path, file.problems.join("; "));
            plan.add(format!("check/{}", file.path), "check", "", file.area(), Job::Problem(problem), None);
            continue;
        }
        if file.kind != Kind::Compile {
            plan.add_checks(file);
        }
        plan.add_compilations(settings, file);
        if file.kind == Kind::Exec {
            plan.add_executions(file, executors);
        }
    }
    plan.add_goldens(settings);
    plan
}

impl Plan {
    /// Adds a test.
    pub fn add(&mut self, name: String, group: &str, variant: &str, area: &str, job: Job, ignored: Option<String>) {
        self.tests.push(Planned {
            name,
            group: group.to_owned(),
            variant: variant.to_owned(),
            area: area.to_owned(),
            job,
            expected: Expected::Pass,
            ignored,
        });
    }

    fn add_checks(&mut self, file: &Arc<InputFile>) {
        for index in 0..file.cases.len() {
            let case = CaseRef { file: Arc::clone(file), index };
            self.add(format!("check/{}", case.name()), "check", "", file.area(), Job::Check(case), None);
        }
    }

    /// One test for each case, backend and variant, and one golden file for each backend and variant.
    fn add_compilations(&mut self, settings: &Settings, file: &Arc<InputFile>) {
        let mut of_file = BTreeMap::new();
        for &(backend, variant) in &settings.backends {
            let wanted: Vec<usize> = (0..file.cases.len())
                .filter(|&index| {
                    let directives = &file.cases[index].directives;
                    match (&directives.targets, file.kind) {
                        (Some(targets), _) => targets.iter().any(|target| target == backend.name),
                        (None, kind) => kind == Kind::Compile,
                    }
                })
                .collect();
            if wanted.is_empty() {
                continue;
            }
            let compiled = |index: &&usize| file.cases[**index].directives.skipped(backend.name).is_none();
            let keys = wanted.iter().filter(compiled).filter_map(|&index| file.cases[index].key.clone()).collect();
            let folder = settings.tree.expectations().join(backend.name).join(variant.name);
            let path = folder.join(format!("{}.{}", file.path, backend.extension));
            let base = variant.base.and_then(|base| of_file.get(&(backend.name, base)).cloned());
            let golden = Arc::new(GoldenFile::new(path, file.sectioned.then_some(keys), base));
            of_file.insert((backend.name, variant.name), Base { variant: variant.name, file: Arc::clone(&golden) });
            let first = self.tests.len();
            for index in wanted {
                let case = CaseRef { file: Arc::clone(file), index };
                let name = format!("{}/{}/{}", backend.name, variant.name, case.name());
                let ignored = case.case().directives.skipped(backend.name).map(str::to_owned);
                let job = Job::Compile { case, backend, variant, golden: Arc::clone(&golden) };
                self.add(name, backend.name, variant.name, file.area(), job, ignored);
            }
            if self.tests[first..].iter().any(|test| test.ignored.is_none()) {
                self.goldens.push((golden, (first..self.tests.len()).collect()));
            }
        }
    }

    /// One test for each case and executor.
    fn add_executions(&mut self, file: &Arc<InputFile>, executors: &[Availability]) {
        for index in 0..file.cases.len() {
            let case = CaseRef { file: Arc::clone(file), index };
            for available in executors {
                let executor = available.executor;
                let directives = &case.case().directives;
                let left_out = directives.skipped(executor.target().unwrap_or(executor.name())).map(str::to_owned);
                let plan = directives.exec.as_ref();
                let ignored = left_out.or_else(|| plan.and_then(|plan| available.obstacle(plan)));
                let name = format!("run/{}/{}", executor.name(), case.name());
                self.add(name, "run", executor.name(), file.area(), Job::Execute(case.clone(), executor), ignored);
            }
        }
    }

    /// One test for each file test, which a compiler that does not read IR skips.
    pub fn add_file_tests(&mut self, files: &[Arc<IrFile>]) {
        for file in files {
            let end = file.path.rfind('/').unwrap_or(file.path.len());
            self.add(format!("file/{}", file.path), "file", "", &file.path[..end], Job::File(Arc::clone(file)), None);
        }
    }

    /// Ignores file tests, unless the compiler says that it reads IR.
    pub fn skip_unread(&mut self, languages: Option<&[String]>) {
        if languages.is_some_and(|languages| languages.iter().any(|language| language == "ir")) {
            return;
        }
        for test in self.tests.iter_mut().filter(|test| matches!(test.job, Job::File(_))) {
            test.ignored.get_or_insert_with(|| "the compiler does not read ir".to_owned());
        }
    }

    fn add_goldens(&mut self, settings: &Settings) {
        if !settings.tree.config.golden {
            return;
        }
        for &(backend, variant) in &settings.backends {
            let folder = settings.tree.expectations().join(backend.name).join(variant.name);
            let of_folder =
                self.goldens.iter().map(|(golden, _)| golden).filter(|golden| golden.path().starts_with(&folder));
            let files = of_folder.map(Arc::clone).collect();
            let name = format!("goldens/{}/{}", backend.name, variant.name);
            self.add(name, "expectations", "", "expectations", Job::Goldens { backend, folder, files }, None);
        }
    }

    /// Ignores what is for targets that the compiler does not write, where it says which it does.
    pub fn skip_unwritten(&mut self, targets: Option<&[String]>) {
        let Some(targets) = targets else { return };
        for test in &mut self.tests {
            let target = match &test.job {
                Job::Compile { backend, .. } | Job::Goldens { backend, .. } => backend.name,
                Job::Execute(_, executor) => match executor.target() {
                    Some(target) => target,
                    None => continue,
                },
                Job::Check(_) | Job::File(_) | Job::Problem(_) => continue,
            };
            if !targets.iter().any(|written| written == target) {
                test.ignored.get_or_insert_with(|| format!("the compiler does not write {target}"));
            }
        }
    }

    /// Ignores what the compiler's interpreter would execute, where it has none.
    pub fn skip_interpreted(&mut self) {
        for test in &mut self.tests {
            if matches!(test.job, Job::Execute(_, Executor::Interp)) {
                test.ignored.get_or_insert_with(|| "the compiler has no interpreter".to_owned());
            }
        }
    }

    /// Applies the status list. A line that holds somewhere and matches nothing becomes a failing test when `complete`, that
    /// is, when every test that there can be was planned.
    pub fn apply_status(&mut self, lines: &[Line], facts: &Facts, complete: bool) {
        for line in lines {
            let mut is_planned = false;
            let mut matched = false;
            for test in &mut self.tests {
                let mut of_test = facts.clone();
                of_test.push(("backend", test.group.clone()));
                of_test.push(("variant", test.variant.clone()));
                if !line.matches(&test.name) {
                    continue;
                }
                is_planned = true;
                if !line.holds(&of_test) {
                    continue;
                }
                matched = true;
                match line.status {
                    Status::Na => test.ignored = Some(format!("not applicable: {}", line.reason)),
                    Status::Slow => test.ignored = Some(format!("slow: {}", line.reason)),
                    Status::Fail => test.expected = Expected::Fail(line.number),
                    Status::Flaky => test.expected = Expected::Flaky(line.number),
                }
            }
            // A pattern whose tests are all there, but whose conditions hold elsewhere, is not held against the run.
            if complete && !matched && !is_planned {
                let message = format!(
                    "expectations/status.txt line {}: `{}` matches no test any more: remove it",
                    line.number, line.pattern
                );
                let name = format!("status/{}", line.number);
                self.add(name, "expectations", "", "expectations", Job::Problem(message), None);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backends;
    use crate::executors::Abilities;
    use crate::settings::Validate;
    use crate::status;
    use crate::tree::{Config, Kinds, Tree};
    use crate::workers::Missing;
    use colorfast_protocol::Launch;

    fn settings() -> Settings {
        Settings {
            tree: Tree::new(Some(PathBuf::from("/nowhere")), Config::default()),
            // Three backends, so that what is expected here does not grow with their number.
            backends: backends::all().filter(|(backend, _)| matches!(backend.name, "spirv" | "msl" | "wgsl")).collect(),
            bless: false,
            validate: Validate::Off,
            exec: false,
            build_workers: false,
            compiler: Launch::new("/nowhere/compiler", &[]),
            limit: std::time::Duration::from_secs(1),
        }
    }

    fn file(path: &str, text: &str) -> Arc<InputFile> {
        Arc::new(InputFile::parse(path.to_owned(), text.to_owned(), &Kinds::default()))
    }

    fn names(plan: &Plan) -> Vec<&str> {
        plan.tests.iter().map(|test| test.name.as_str()).filter(|name| !name.starts_with("goldens/")).collect()
    }

    #[test]
    fn every_case_backend_and_variant_is_one_test() {
        let files = [
            file("builtins/a.cases.wgsl", "//# case a/i32\n//# skip msl: no\nA\n//# case a/u32\nB\n"),
            file("spec/x/y.wgsl", "//# targets: wgsl\n"),
            file("exec/x/z.wgsl", "//# expect 0:0: u32 1\n"),
        ];
        let plan = plan(&settings(), &files, &[]);
        assert_eq!(
            names(&plan),
            [
                "spirv/vulkan11/builtins/a.cases.wgsl/a/i32",
                "spirv/vulkan11/builtins/a.cases.wgsl/a/u32",
                "spirv/vulkan13/builtins/a.cases.wgsl/a/i32",
                "spirv/vulkan13/builtins/a.cases.wgsl/a/u32",
                "msl/msl23/builtins/a.cases.wgsl/a/i32",
                "msl/msl23/builtins/a.cases.wgsl/a/u32",
                "wgsl/default/builtins/a.cases.wgsl/a/i32",
                "wgsl/default/builtins/a.cases.wgsl/a/u32",
                "check/spec/x/y.wgsl",
                "wgsl/default/spec/x/y.wgsl",
                "check/exec/x/z.wgsl",
            ]
        );
        let ignored: Vec<&str> =
            plan.tests.iter().filter(|test| test.ignored.is_some()).map(|test| test.name.as_str()).collect();
        assert_eq!(ignored, ["msl/msl23/builtins/a.cases.wgsl/a/i32"]);
        assert_eq!(plan.goldens.len(), 5, "one file per input, backend and variant");
    }

    #[test]
    fn what_cannot_execute_is_counted_as_skipped() {
        let missing = Missing { why: "no adapter".to_owned(), install: String::new() };
        let executors = [
            Availability { executor: Executor::Interp, found: Ok(Abilities::new("interpreter", &["f16"])) },
            Availability { executor: Executor::Vulkan, found: Err(missing) },
        ];
        let files = [
            file("exec/x/z.wgsl", "//# expect 0:0: u32 1\n"),
            file("exec/x/s.wgsl", "//# sampler 0:1: linear\n//# expect 0:0: u32 1\n"),
        ];
        let plan = plan(&settings(), &files, &executors);
        let ignored = |name: &str| plan.tests.iter().find(|test| test.name == name).expect(name).ignored.clone();
        assert_eq!(ignored("run/interp/exec/x/z.wgsl"), None);
        assert_eq!(ignored("run/interp/exec/x/s.wgsl").as_deref(), Some("the executor interp has no textures"));
        assert_eq!(ignored("run/vulkan/exec/x/z.wgsl").as_deref(), Some("not executed by vulkan: no adapter"));
    }

    #[test]
    fn what_the_compiler_does_not_write_is_skipped() {
        let mut plan = plan(&settings(), &[file("e2e/a/b.wgsl", "")], &[]);
        plan.skip_unwritten(Some(&["spirv".to_owned(), "msl".to_owned()]));
        let ignored: Vec<&str> =
            plan.tests.iter().filter(|test| test.ignored.is_some()).map(|test| test.name.as_str()).collect();
        assert_eq!(ignored, ["wgsl/default/e2e/a/b.wgsl", "goldens/wgsl/default"]);
    }

    #[test]
    fn status_lines_apply_and_stale_ones_fail() {
        let lines = "spirv/*/e2e/a/* fail variant=vulkan13 -- wrong\nmsl/*/e2e/a/b.wgsl na -- no such thing\n\
                     spirv/*/e2e/gone.wgsl fail -- old\n";
        let mut plan = plan(&settings(), &[file("e2e/a/b.wgsl", "")], &[]);
        plan.apply_status(&status::parse(lines).expect("valid"), &Facts::new(), true);
        let of = |name: &str| plan.tests.iter().find(|test| test.name == name).expect(name);
        assert_eq!(of("spirv/vulkan11/e2e/a/b.wgsl").expected, Expected::Pass);
        assert_eq!(of("spirv/vulkan13/e2e/a/b.wgsl").expected, Expected::Fail(1));
        assert_eq!(of("msl/msl23/e2e/a/b.wgsl").ignored.as_deref(), Some("not applicable: no such thing"));
        assert!(matches!(&of("status/3").job, Job::Problem(message) if message.contains("matches no test")));
        assert!(!plan.tests.iter().any(|test| test.name == "status/1"));
    }
}
