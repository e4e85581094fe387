//! What a run found: one record per test, its totals, and the forms it is told in.
//!
//! [`summary`] is what ends every run; `--report DIR` adds [`json`], [`junit`] and [`html`].

pub mod executed;
pub mod html;
pub mod json;
pub mod junit;
pub mod summary;

use crate::exec::ExecPlan;
use crate::executors::Availability;
use crate::plan::{Job, Planned};
use crate::steps::validate::{NotValidated, Validated};
use crate::steps::{CaseRef, Fault};
use crate::tree::COMMAND;
use std::collections::BTreeMap;
use std::path::Path;

/// What came of a test.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// It passed.
    Passed,
    /// It failed, and a status line says so; the message.
    FailedAsExpected(String),
    /// It failed.
    Failed(Fault),
    /// It was not run, for this reason.
    Skipped(String),
}

/// One test and what came of it.
#[derive(Clone)]
pub struct Record {
    /// The test's name.
    pub name: String,
    /// A backend's name, `check`, `run` or `expectations`.
    pub group: String,
    /// The variant, or empty.
    pub variant: String,
    /// The folder it counts under.
    pub area: String,
    /// What came of it.
    pub outcome: Outcome,
    /// How long it took.
    pub micros: u64,
    /// How many values an execution compares.
    pub checks: usize,
    /// The input, where it failed.
    pub input: Option<String>,
}

impl Record {
    /// A record that took no time.
    pub fn new(planned: &Planned, outcome: Outcome) -> Self {
        let case = match &planned.job {
            Job::Compile { case, .. } | Job::Check(case) | Job::Execute(case, _) => Some(case),
            Job::File(_) | Job::Problem(_) | Job::Goldens { .. } => None,
        };
        let file = match &planned.job {
            Job::File(file) => Some(file.source().to_owned()),
            _ => None,
        };
        let plan = match &planned.job {
            Job::Execute(case, _) => case.case().directives.exec.as_ref(),
            _ => None,
        };
        let source = |case: &CaseRef| case.file.source(case.case()).into_owned();
        Self {
            name: planned.name.clone(),
            group: planned.group.clone(),
            variant: planned.variant.clone(),
            area: planned.area.clone(),
            input: matches!(outcome, Outcome::Failed(_)).then(|| case.map(source).or(file)).flatten(),
            outcome,
            micros: 0,
            checks: plan.map_or(0, ExecPlan::checks),
        }
    }

    /// The fault, if it failed.
    pub fn fault(&self) -> Option<&Fault> {
        match &self.outcome {
            Outcome::Failed(fault) => Some(fault),
            _ => None,
        }
    }

    /// Has the command to run next call the harness so.
    pub fn set_command(&mut self, command: &str) {
        if let Outcome::Failed(fault) = &mut self.outcome {
            fault.next = fault.next.replace(COMMAND, command);
        }
    }

    /// The command to run next.
    pub fn next(&self) -> Option<String> {
        // A name may hold anything but a single quote, so it is quoted by them.
        self.fault().map(|fault| fault.next.replace("NAME", &self.name))
    }
}

/// Counts of outcomes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Totals {
    /// Passed, or failed as expected.
    pub passed: u64,
    /// Of those, failed as expected.
    pub failed_as_expected: u64,
    /// Failed.
    pub failed: u64,
    /// Not run.
    pub skipped: u64,
}

impl Totals {
    fn join(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed_as_expected += other.failed_as_expected;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }

    fn add(&mut self, outcome: &Outcome) {
        match outcome {
            Outcome::Passed => self.passed += 1,
            Outcome::FailedAsExpected(_) => {
                self.passed += 1;
                self.failed_as_expected += 1;
            }
            Outcome::Failed(_) => self.failed += 1,
            Outcome::Skipped(_) => self.skipped += 1,
        }
    }
}

/// All that a run found.
pub struct Report {
    /// Every test, by name.
    pub records: Vec<Record>,
    /// What was and was not validated, by `backend/variant`.
    pub validation: BTreeMap<String, (Validated, Option<NotValidated>)>,
    /// Who executed, and who did not and why; empty where it was not asked for.
    pub executors: Vec<Availability>,
    /// The compiler under test.
    pub compiler: String,
    /// What calls the harness on the tree.
    pub command: String,
    /// How many executions of HLSL were of an output with an option that it does not ship with.
    pub not_as_shipped: usize,
    /// Crashes and hangs of it.
    pub crashes: u64,
    /// The whole run.
    pub seconds: f64,
}

impl Report {
    /// Totals by a key of the records, in the order of the keys.
    pub fn totals_by(&self, key: impl Fn(&Record) -> String) -> BTreeMap<String, Totals> {
        let mut totals: BTreeMap<String, Totals> = BTreeMap::new();
        for record in &self.records {
            totals.entry(key(record)).or_default().add(&record.outcome);
        }
        totals
    }

    /// Totals of all.
    pub fn totals(&self) -> Totals {
        let mut totals = Totals::default();
        self.records.iter().for_each(|record| totals.add(&record.outcome));
        totals
    }

    /// The records that failed.
    pub fn failures(&self) -> impl Iterator<Item = (&Record, &Fault)> {
        self.records.iter().filter_map(|record| record.fault().map(|fault| (record, fault)))
    }

    /// Why tests were skipped, and how many for each reason.
    pub fn skip_reasons(&self) -> BTreeMap<&str, u64> {
        let mut reasons: BTreeMap<&str, u64> = BTreeMap::new();
        for record in &self.records {
            if let Outcome::Skipped(reason) = &record.outcome {
                *reasons.entry(reason).or_default() += 1;
            }
        }
        reasons
    }

    /// Writes all forms into `folder`.
    pub fn write(&self, folder: &Path) -> Result<(), String> {
        let files = [
            ("report.json", json::render(self)),
            ("junit.xml", junit::render(self)),
            ("report.html", html::render(self)),
        ];
        files.iter().try_for_each(|(name, text)| crate::golden::write_atomically(&folder.join(name), text.as_bytes()))
    }
}

/// `group/variant` of a record, or the group alone.
pub fn row(record: &Record) -> String {
    if record.variant.is_empty() { record.group.clone() } else { format!("{}/{}", record.group, record.variant) }
}

/// The first `most` bytes of a text, cut between characters, with a remark where something was cut.
pub fn cut(text: &str, most: usize) -> String {
    if text.len() <= most {
        return text.to_owned();
    }
    let end = (0..=most).rfind(|&end| text.is_char_boundary(end)).unwrap_or(0);
    format!("{}\n... ({} bytes more)", &text[..end], text.len() - end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::executors::Executor;
    use crate::steps::{SHOW, Step};
    use crate::workers::Missing;

    /// A report of one test of each outcome.
    pub(in crate::report) fn sample() -> Report {
        let record = |name: &str, outcome| Record {
            name: format!("msl/msl23/e2e/{name}.wgsl"),
            group: "msl".to_owned(),
            variant: "msl23".to_owned(),
            area: "e2e/a".to_owned(),
            outcome,
            micros: 1500,
            checks: 7,
            input: Some("fn <input>() {}".to_owned()),
        };
        let fault = Fault {
            diff: Some("- old & done\n+ new\n".to_owned()),
            output: Some("output".to_owned()),
            ..Fault::new(Step::Compare, "the <output> differs\u{1}", SHOW)
        };
        let not = NotValidated { count: 2, why: "no compiler".to_owned(), install: "get one".to_owned() };
        Report {
            records: vec![
                record("a", Outcome::Passed),
                record("b", Outcome::FailedAsExpected("known".to_owned())),
                record("c", Outcome::Failed(fault)),
                record("d", Outcome::Skipped("a \"reason\"".to_owned())),
            ],
            validation: BTreeMap::from([("msl/msl23".to_owned(), (Validated::default(), Some(not)))]),
            executors: vec![Availability {
                executor: Executor::Vulkan,
                found: Err(Missing { why: "no adapter".to_owned(), install: "get a driver".to_owned() }),
            }],
            compiler: "fake 1".to_owned(),
            command: "cargo xtest".to_owned(),
            not_as_shipped: 0,
            crashes: 0,
            seconds: 1.5,
        }
    }

    #[test]
    fn totals_count_every_record_once() {
        let totals = Totals { passed: 2, failed_as_expected: 1, failed: 1, skipped: 1 };
        assert_eq!(sample().totals(), totals);
        assert_eq!(sample().totals_by(row), BTreeMap::from([("msl/msl23".to_owned(), totals)]));
    }

    #[test]
    fn long_texts_are_cut_between_characters() {
        assert_eq!(cut("aé", 3), "aé");
        assert_eq!(cut("aéé", 2), "a\n... (4 bytes more)");
    }
}
