//! The end of every run: failures, a table by backend, what was not validated or executed, and the closing line.

use super::executed;
use super::{Record, Report, cut, row};
use crate::executors::{Availability, Executor};
use std::fmt::Write;

/// The most failures shown in full.
const MOST_SHOWN: usize = 20;
/// The most reasons of skipping shown.
const MOST_REASONS: usize = 12;
/// The most bytes shown of one message or diff.
const MOST_BYTES: usize = 4000;

/// The whole summary as text.
pub fn render(report: &Report) -> String {
    let mut text = String::new();
    failures(report, &mut text);
    table(report, &mut text);
    text.push_str(&executed::table(report));
    missing(report, &mut text);
    let totals = report.totals();
    if totals.failed > 0 {
        line(&mut text, &format!("to run only these again: {} --rerun-failed", report.command));
    }
    line(&mut text, &format!("{} passed, {} failed, {} skipped", totals.passed, totals.failed, totals.skipped));
    text
}

fn failures(report: &Report, text: &mut String) {
    let count = report.failures().count();
    for (record, fault) in report.failures().take(MOST_SHOWN) {
        line(text, &format!("FAILED {}", record.name));
        line(text, &indented(&cut(fault.message.trim_end(), MOST_BYTES)));
        if let Some(diff) = &fault.diff {
            line(text, &indented(&cut(diff.trim_end(), MOST_BYTES)));
        }
        line(text, &format!("  next: {}\n", record.next().unwrap_or_default()));
    }
    if count > MOST_SHOWN {
        let rest = report.failures().skip(MOST_SHOWN);
        line(text, &format!("and {} more failures:", count - MOST_SHOWN));
        for (record, _) in rest.take(10 * MOST_SHOWN) {
            line(text, &format!("  {}", record.name));
        }
        line(text, &format!("  (all of them: {} --rerun-failed --report report)\n", report.command));
    }
}

fn table(report: &Report, text: &mut String) {
    let rows = report.totals_by(row);
    let width = rows.keys().map(String::len).max().unwrap_or(0).max(12);
    line(text, &format!("{:width$} {:>8} {:>8} {:>8} {:>10}", "", "passed", "failed", "skipped", "validated"));
    for (name, totals) in &rows {
        let validated = report
            .validation
            .get(name)
            .map_or(String::new(), |(validated, _)| (validated.fresh + validated.cached).to_string());
        let cells = format!("{:>8} {:>8} {:>8} {validated:>10}", totals.passed, totals.failed, totals.skipped);
        line(text, format!("{name:width$} {cells}").trim_end());
    }
    let expected = report.totals().failed_as_expected;
    if expected > 0 {
        line(text, &format!("{expected} of those that passed failed as expectations/status.txt says"));
    }
    line(
        text,
        &format!("{:.1} s, compiler {}, {} crashes or hangs\n", report.seconds, report.compiler, report.crashes),
    );
}

/// What nobody looked at, and how to change that.
fn missing(report: &Report, text: &mut String) {
    let mut reasons: Vec<(&str, u64)> = report.skip_reasons().into_iter().collect();
    reasons.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    for (reason, count) in reasons.into_iter().take(MOST_REASONS) {
        line(text, &format!("skipped: {count}: {}", reason.lines().next().unwrap_or_default()));
    }
    for (name, (validated, not)) in &report.validation {
        let count = validated.fresh + validated.cached;
        if count > 0 {
            let by = validated.by.lines().next().unwrap_or_default();
            line(
                text,
                &format!("validated by {by}: {count} outputs of {name}, {} of them in earlier runs", validated.cached),
            );
        }
        if let Some(not) = not {
            line(text, &format!("not validated: {} outputs of {name}: {}", not.count, not.why));
            if !not.install.is_empty() {
                line(text, &format!("  to validate them: {}", not.install));
            }
        }
    }
    for Availability { executor, found } in &report.executors {
        let name = executor.name();
        match found {
            Ok(abilities) => {
                line(text, &format!("executed by {name}: {}", abilities.what));
                if *executor == Executor::Hlsl && report.not_as_shipped > 0 {
                    let count = report.not_as_shipped;
                    line(text, &format!("  {count} cases with the option halves_as_words, as DXC's SPIR-V needs it"));
                }
            }
            Err(missing) => {
                let is_its = |record: &&Record| record.group == "run" && record.variant == name;
                let count = report.records.iter().filter(is_its).count();
                line(text, &format!("not executed by {name}: {count} cases: {}", missing.why));
                line(text, &format!("  to execute them: {}", missing.install));
            }
        }
    }
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}

fn line(text: &mut String, line: &str) {
    writeln!(text, "{line}").expect("a String takes all");
}

#[cfg(test)]
mod tests {
    use super::super::tests::sample;
    use super::*;

    #[test]
    fn the_end_says_all_and_closes_plainly() {
        let text = render(&sample());
        for part in [
            "FAILED msl/msl23/e2e/c.wgsl\n  the <output> differs",
            "  - old & done\n  + new\n",
            "  next: cargo xtest show 'msl/msl23/e2e/c.wgsl'\n",
            "msl/msl23           2        1        1          0\n",
            "not validated: 2 outputs of msl/msl23: no compiler\n  to validate them: get one\n",
            "skipped: 1: a \"reason\"\n",
            "not executed by vulkan: 0 cases: no adapter\n  to execute them: get a driver\n",
        ] {
            assert!(text.contains(part), "{part}\nis not in\n{text}");
        }
        assert!(text.ends_with("\n2 passed, 1 failed, 1 skipped\n"));
    }
}
