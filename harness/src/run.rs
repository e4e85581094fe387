//! One run: tests become libtest-mimic's, their outcomes are recorded, and what was blessed is written.

use crate::golden::{self, Blessing};
use crate::plan::{Expected, Job, Plan, Planned};
use crate::progress::Progress;
use crate::report::{Outcome, Record};
use crate::steps::{AGAIN, Context, Fault, Step, check, compile, execute, file_test};
use libtest_mimic::{Arguments, Completion, Conclusion, Failed, Trial};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// The most stale golden texts named in one message.
const MOST_NAMED: usize = 20;

/// What the threads of a run share.
struct Shared {
    context: Arc<Context>,
    progress: Progress,
    records: Mutex<Vec<Record>>,
}

/// Runs the tests of `plan` whose indices are `selected`. Returns libtest-mimic's counts and a record of every test.
pub fn run(
    context: &Arc<Context>,
    plan: Plan,
    selected: &BTreeSet<usize>,
    arguments: &Arguments,
) -> (Conclusion, Vec<Record>) {
    let ignored_run = arguments.ignored || arguments.include_ignored;
    let will_run =
        |test: &Planned| (test.ignored.is_none() && !arguments.ignored) || (test.ignored.is_some() && ignored_run);
    let chosen: Vec<Planned> = plan
        .tests
        .into_iter()
        .enumerate()
        .filter(|(index, _)| selected.contains(index))
        .map(|(_, test)| test)
        .collect();
    let skipped: Vec<Record> = chosen
        .iter()
        .filter(|test| !will_run(test) && !arguments.ignored)
        .map(|test| Record::new(test, Outcome::Skipped(test.ignored.clone().unwrap_or_default())))
        .collect();
    let shared = Arc::new(Shared {
        context: Arc::clone(context),
        progress: Progress::new(chosen.iter().filter(|test| will_run(test)).count()),
        records: Mutex::new(skipped),
    });
    let tests: Vec<Trial> = chosen
        .into_iter()
        .map(|planned| {
            let shared = Arc::clone(&shared);
            let ignored = planned.ignored.is_some();
            Trial::ignorable_test(planned.name.clone(), move || run_one(&shared, &planned)).with_ignored_flag(ignored)
        })
        .collect();
    let conclusion = libtest_mimic::run(arguments, tests);
    shared.progress.finish();
    let mut records = std::mem::take(&mut *shared.records.lock().unwrap_or_else(PoisonError::into_inner));
    records.sort_by(|a, b| a.name.cmp(&b.name));
    (conclusion, records)
}

/// Runs one test and records what came of it.
fn run_one(shared: &Shared, planned: &Planned) -> Result<Completion, Failed> {
    let started = Instant::now();
    let job = std::panic::AssertUnwindSafe(|| perform(&shared.context, &planned.job));
    // A panic is a bug of the harness; it too belongs in the report.
    let result = std::panic::catch_unwind(job)
        .unwrap_or_else(|_| Err(Fault::new(Step::Input, "the harness panicked; its message is above", AGAIN)));
    let outcome = outcome_of(result, &planned.expected);
    let answer = match &outcome {
        Outcome::Passed | Outcome::FailedAsExpected(_) => Ok(Completion::Completed),
        Outcome::Skipped(reason) => Ok(Completion::ignored_with(reason)),
        Outcome::Failed(fault) => Err(Failed::from(&fault.message)),
    };
    shared.progress.step(answer.is_err());
    let mut record = Record::new(planned, outcome);
    record.micros = u64::try_from(started.elapsed().as_micros()).unwrap_or(u64::MAX);
    shared.records.lock().unwrap_or_else(PoisonError::into_inner).push(record);
    answer
}

/// Holds a result against what the status list says.
fn outcome_of(result: Result<(), Fault>, expected: &Expected) -> Outcome {
    match (result, expected) {
        (Ok(()), Expected::Pass | Expected::Flaky(_)) => Outcome::Passed,
        (Err(fault), Expected::Pass) => Outcome::Failed(fault),
        (Err(fault), Expected::Fail(_)) => Outcome::FailedAsExpected(fault.message),
        (Err(fault), Expected::Flaky(line)) => {
            Outcome::Skipped(format!("flaky (status line {line}): {}", fault.message))
        }
        (Ok(()), Expected::Fail(line)) => {
            let message = format!("passes, though line {line} of expectations/status.txt says that it fails");
            Outcome::Failed(Fault::new(
                Step::Expectations,
                message,
                "remove the line, or narrow its pattern or conditions",
            ))
        }
    }
}

fn perform(context: &Context, job: &Job) -> Result<(), Fault> {
    match job {
        Job::Compile { case, backend, variant, golden } => compile::run(context, case, backend, variant, golden),
        Job::Check(case) => check::run(context, case),
        Job::Execute(case, executor) => execute::run(context, case, *executor),
        Job::File(file) => file_test::run(context, file),
        Job::Problem(message) => Err(Fault::new(Step::Input, message.clone(), "see testdata/README.md")),
        Job::Goldens { folder, files, .. } if !context.settings.bless => stale_goldens(context, folder, files),
        Job::Goldens { .. } => Ok(()),
    }
}

/// Fails when there are golden files or sections that belong to no case.
fn stale_goldens(context: &Context, folder: &Path, files: &[Arc<golden::GoldenFile>]) -> Result<(), Fault> {
    let tree = &context.settings.tree;
    let known: BTreeSet<PathBuf> = files.iter().map(|file| file.path().to_path_buf()).collect();
    let orphans = golden::orphans(folder, &known).into_iter().map(|path| tree.shown(&path));
    let sections = files.iter().flat_map(|file| {
        let path = tree.shown(file.path());
        file.stale_sections().into_iter().map(move |section| format!("{path}: {section}"))
    });
    let stale: Vec<String> = orphans.chain(sections).collect();
    if stale.is_empty() {
        return Ok(());
    }
    let named = stale.iter().take(MOST_NAMED).cloned().collect::<Vec<_>>().join("\n");
    let more =
        if stale.len() > MOST_NAMED { format!("\nand {} more", stale.len() - MOST_NAMED) } else { String::new() };
    let message = format!("{} golden texts belong to no case any more:\n{named}{more}", stale.len());
    Err(Fault::new(Step::Expectations, message, "cargo xtest --bless"))
}

/// What blessing changed.
#[derive(Default)]
pub struct Blessed {
    /// Files written.
    pub written: usize,
    /// Files removed.
    pub removed: usize,
    /// File tests whose own text was written.
    pub file_tests: usize,
    /// What could not be written.
    pub errors: Vec<String>,
}

impl std::fmt::Display for Blessed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { written, removed, file_tests, .. } = self;
        write!(
            f,
            "blessed: {written} golden files written, {removed} removed, {file_tests} .ir files rewritten; review: "
        )?;
        f.write_str(if *file_tests > 0 { "git diff expectations testdata" } else { "git diff expectations" })
    }
}

/// Writes what was blessed. Golden files without an input are removed when everything was selected.
pub fn write_blessed(
    plan_goldens: &[(Arc<golden::GoldenFile>, bool)],
    folders: &[PathBuf],
    everything: bool,
) -> Blessed {
    let mut blessed = Blessed::default();
    for (file, whole) in plan_goldens {
        match file.write_blessed(*whole) {
            Ok(Blessing::Unchanged) => {}
            Ok(Blessing::Written) => blessed.written += 1,
            Ok(Blessing::Removed) => blessed.removed += 1,
            Err(error) => blessed.errors.push(error),
        }
    }
    if everything {
        let known: BTreeSet<PathBuf> = plan_goldens.iter().map(|(file, _)| file.path().to_path_buf()).collect();
        for path in folders.iter().flat_map(|folder| golden::orphans(folder, &known)) {
            match std::fs::remove_file(&path) {
                Ok(()) => blessed.removed += 1,
                Err(error) => blessed.errors.push(format!("cannot remove {}: {error}", path.display())),
            }
        }
    }
    blessed
}
