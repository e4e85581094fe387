//! The report as JSON, for programs. `schema` grows with every change that could break a reader.

use super::{Outcome, Record, Report, Totals, row};
use crate::steps::Step;
use crate::steps::validate::{NotValidated, Validated};
use serde::Serialize;
use std::collections::BTreeMap;

/// The name and version of the schema.
const SCHEMA: &str = "colorfast-xtest-report/2";

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    compiler: &'a str,
    seconds: f64,
    crashes_or_hangs: u64,
    executors: BTreeMap<&'a str, &'a str>,
    not_executed: BTreeMap<&'a str, &'a str>,
    totals: Totals,
    by_backend: BTreeMap<String, Totals>,
    by_area: BTreeMap<String, Totals>,
    validation: BTreeMap<&'a str, Validation<'a>>,
    tests: Vec<Test<'a>>,
}

#[derive(Serialize)]
struct Validation<'a> {
    validated: &'a Validated,
    not_validated: Option<&'a NotValidated>,
}

#[derive(Serialize)]
struct Test<'a> {
    name: &'a str,
    backend: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    variant: &'a str,
    area: &'a str,
    outcome: &'static str,
    micros: u64,
    #[serde(skip_serializing_if = "is_zero")]
    checks: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<Step>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    diff: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

const fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// The JSON text.
pub fn render(report: &Report) -> String {
    let validation = report
        .validation
        .iter()
        .map(|(name, (validated, not))| (name.as_str(), Validation { validated, not_validated: not.as_ref() }));
    let executors = &report.executors;
    let document = Document {
        schema: SCHEMA,
        compiler: &report.compiler,
        seconds: report.seconds,
        crashes_or_hangs: report.crashes,
        executors: executors
            .iter()
            .filter_map(|it| Some((it.executor.name(), it.found.as_ref().ok()?.what.as_str())))
            .collect(),
        not_executed: executors
            .iter()
            .filter_map(|it| Some((it.executor.name(), it.found.as_ref().err()?.why.as_str())))
            .collect(),
        totals: report.totals(),
        by_backend: report.totals_by(row),
        by_area: report.totals_by(|record| record.area.clone()),
        validation: validation.collect(),
        tests: report.records.iter().map(test).collect(),
    };
    serde_json::to_string(&document).expect("plain data") + "\n"
}

fn test(record: &Record) -> Test<'_> {
    let (outcome, message) = match &record.outcome {
        Outcome::Passed => ("passed", None),
        Outcome::FailedAsExpected(message) => ("failed_as_expected", Some(message)),
        Outcome::Failed(fault) => ("failed", Some(&fault.message)),
        Outcome::Skipped(reason) => ("skipped", Some(reason)),
    };
    Test {
        name: &record.name,
        backend: &record.group,
        variant: &record.variant,
        area: &record.area,
        outcome,
        micros: record.micros,
        checks: record.checks,
        step: record.fault().map(|fault| fault.step),
        message: message.map(String::as_str),
        diff: record.fault().and_then(|fault| fault.diff.as_deref()),
        next: record.next(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::sample;
    use super::*;

    #[test]
    fn the_document_has_its_schema_and_every_test() {
        let value: serde_json::Value = serde_json::from_str(&render(&sample())).expect("JSON");
        assert_eq!(value["schema"], SCHEMA);
        assert_eq!(value["totals"]["failed"], 1);
        assert_eq!(value["tests"].as_array().map(Vec::len), Some(4));
        assert_eq!(value["tests"][2]["step"], "compare");
        assert_eq!(value["validation"]["msl/msl23"]["not_validated"]["count"], 2);
    }
}
