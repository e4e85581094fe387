//! What is asked of a compiler: each case of the suite at each level at which it says something.

use super::document::Expectation;
use crate::backends::BACKENDS;
use crate::executors::Executor;
use crate::inputs::{InputFile, Kind};
use crate::plan::{Job, Plan, Planned};
use crate::settings::Settings;
use crate::steps::CaseRef;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The folder whose cases are of the grammar alone.
const SYNTAX: &str = "syntax/";

/// The executor of each target's first level.
const EXECUTORS: [Executor; 5] = [Executor::Vulkan, Executor::Msl, Executor::Hlsl, Executor::Glsl, Executor::Wgsl];

/// One question.
pub struct Question {
    /// The level, with its target.
    pub level: String,
    /// The case.
    pub case: CaseRef,
    /// The test that does the same in a run of `xtest`.
    pub test: Planned,
    /// What is right.
    pub expected: Expectation,
    /// Why it is not asked, if so.
    pub obstacle: Option<String>,
}

impl Question {
    /// Level and name: what filters and shards go by.
    pub fn name(&self) -> String {
        format!("{}/{}", self.level, self.case.name())
    }

    /// The folder that it counts under; accepted and rejected syntax of one kind are one.
    pub fn area(&self) -> String {
        let path = &self.case.file.path;
        match path.split('/').collect::<Vec<_>>()[..] {
            ["syntax", _, area, _, ..] => format!("{SYNTAX}{area}"),
            _ => self.case.file.area().to_owned(),
        }
    }

    /// The rule that decides: the case's own, or the only one of its file.
    pub fn rule(&self) -> Option<String> {
        let rules = |directives: &crate::exec::Directives| -> BTreeSet<String> {
            directives.expected_errors.iter().map(|error| error.rule.clone()).collect()
        };
        let own = rules(&self.case.case().directives);
        let of_file = || self.case.file.cases.iter().flat_map(|case| rules(&case.directives)).collect::<BTreeSet<_>>();
        let found = if own.is_empty() { of_file() } else { own };
        found.first().filter(|_| found.len() == 1).cloned()
    }
}

/// The settings of such a run: one variant for each target, and nothing compared with golden text.
pub fn adapt(settings: &mut Settings) {
    settings.tree.config.golden = false;
    settings.backends = BACKENDS.iter().map(|backend| (backend, &backend.variants[0])).collect();
}

/// The executors that a level stands for.
pub fn is_asked(executor: Executor) -> bool {
    EXECUTORS.contains(&executor)
}

/// Adds a check of every case that is only compiled: it is accepted.
pub fn add_checks(plan: &mut Plan, files: &[Arc<InputFile>]) {
    for file in files.iter().filter(|file| file.kind == Kind::Compile && file.problems.is_empty()) {
        for index in 0..file.cases.len() {
            let case = CaseRef { file: Arc::clone(file), index };
            let name = format!("check/{}", case.name());
            plan.add(name, "check", "", file.area(), Job::Check(case), None);
        }
    }
}

/// The questions that the tests of a plan are.
pub fn questions(plan: Plan) -> Vec<Question> {
    plan.tests.into_iter().filter_map(question).collect()
}

fn question(mut test: Planned) -> Option<Question> {
    let (case, level, expected) = match &test.job {
        Job::Check(case) => {
            let level = if case.file.path.starts_with(SYNTAX) {
                "parse"
            } else if case.case().directives.pipeline.is_some() {
                "pipeline"
            } else {
                "check"
            };
            let expected = match case.file.kind {
                _ if !case.case().directives.expected_errors.is_empty() => Expectation::Rejected,
                Kind::Regress => Expectation::Answered,
                _ => Expectation::Accepted,
            };
            (case.clone(), level.to_owned(), expected)
        }
        Job::Compile { case, backend, .. } => (case.clone(), format!("compile:{}", backend.name), Expectation::Valid),
        Job::Execute(case, executor) => (case.clone(), format!("execute:{}", executor.target()?), Expectation::Values),
        Job::File(_) | Job::Problem(_) | Job::Goldens { .. } => return None,
    };
    let obstacle = test.ignored.take().or_else(|| {
        let differs = case.case().directives.interpretation.is_some();
        differs.then(|| "the specification's letter and the browsers differ".to_owned())
    });
    Some(Question { level, case, test, expected, obstacle })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Kinds;

    #[test]
    fn every_target_has_one_executor() {
        let targets: Vec<_> = EXECUTORS.iter().filter_map(|executor| executor.target()).collect();
        let backends: Vec<_> = BACKENDS.iter().map(|backend| backend.name).collect();
        assert_eq!(targets, backends);
    }

    #[test]
    fn a_case_has_the_level_of_its_folder_and_the_rule_that_decides() {
        let of = |path: &str, text: &str| {
            let file = Arc::new(InputFile::parse(path.to_owned(), text.to_owned(), &Kinds::default()));
            assert_eq!(file.problems, [""; 0]);
            let mut plan = Plan::default();
            for index in 0..file.cases.len() {
                let case = CaseRef { file: Arc::clone(&file), index };
                plan.add(case.name(), "check", "", file.area(), Job::Check(case), None);
            }
            let known =
                |question: &Question| (question.level.clone(), question.area(), question.rule(), question.expected);
            questions(plan).iter().map(known).collect::<Vec<_>>()
        };
        let rule = Some("wgsl/x".to_owned());
        let row = |level: &str, area: &str, rule: &Option<String>, expected| {
            (level.to_owned(), area.to_owned(), rule.clone(), expected)
        };
        assert_eq!(
            of(
                "spec/s/n.cases.wgsl",
                "//# case fail\n//# expect-error: wgsl/x line 1\nx\n//# case pass\n//# pipeline: compute\ny\n"
            ),
            [
                row("check", "spec/s", &rule, Expectation::Rejected),
                row("pipeline", "spec/s", &rule, Expectation::Accepted)
            ]
        );
        let reject = "//# expect-error: wgsl/x\nx";
        assert_eq!(of("syntax/reject/a/b.wgsl", reject), [row("parse", "syntax/a", &rule, Expectation::Rejected)]);
        assert_eq!(of("regress/a.wgsl", "x"), [row("check", "regress", &None, Expectation::Answered)]);
    }
}
