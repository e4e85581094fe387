//! What executed what: a table of executors by area.

use super::{Outcome, Report, Totals};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The table as text, or nothing where nothing was executed. A cell is the count of cases that passed, with that of all where some
/// did not, those that failed as the status list says behind a minus, and those that were skipped behind a plus. The last line counts the values that were compared and found right.
pub fn table(report: &Report) -> String {
    let cells = report.totals_by_area();
    let executors: Vec<&str> = report.executors.iter().map(|available| available.executor.name()).collect();
    let areas: BTreeSet<&str> = cells.keys().map(|(area, _)| *area).collect();
    if areas.is_empty() {
        return String::new();
    }
    let width = areas.iter().map(|area| area.len()).fold("executed".len(), usize::max);
    let mut text = format!("{:width$}", "executed");
    for executor in &executors {
        write!(text, " {executor:>9}").expect("a String takes all");
    }
    text.push('\n');
    let mut sums: BTreeMap<&str, Totals> = BTreeMap::new();
    for area in areas {
        write!(text, "{area:width$}").expect("a String takes all");
        for &executor in &executors {
            let totals = cells.get(&(area, executor)).copied().unwrap_or_default();
            sums.entry(executor).or_default().join(totals);
            write!(text, " {:>9}", cell(totals)).expect("a String takes all");
        }
        text.push('\n');
    }
    write!(text, "{:width$}", "all").expect("a String takes all");
    for &executor in &executors {
        write!(text, " {:>9}", cell(sums.get(executor).copied().unwrap_or_default())).expect("a String takes all");
    }
    write!(text, "\n{:width$}", "values").expect("a String takes all");
    let values = report.values_compared();
    for &executor in &executors {
        write!(text, " {:>9}", values.get(executor).copied().unwrap_or_default()).expect("a String takes all");
    }
    text + "\n\n"
}

fn cell(totals: Totals) -> String {
    let Totals { passed, failed_as_expected, failed, skipped } = totals;
    let of = if failed > 0 { format!("/{}", passed + failed) } else { String::new() };
    let beside = |sign: char, count: u64| if count > 0 { format!("{sign}{count}") } else { String::new() };
    format!("{}{of}{}{}", passed - failed_as_expected, beside('-', failed_as_expected), beside('+', skipped))
}

impl Report {
    /// How many values were found right, by executor.
    fn values_compared(&self) -> BTreeMap<&str, usize> {
        let mut values: BTreeMap<&str, usize> = BTreeMap::new();
        for record in self.records.iter().filter(|record| record.group == "run" && record.outcome == Outcome::Passed) {
            *values.entry(&record.variant).or_default() += record.checks;
        }
        values
    }

    /// Totals of executions by area and executor.
    fn totals_by_area(&self) -> BTreeMap<(&str, &str), Totals> {
        let mut totals: BTreeMap<(&str, &str), Totals> = BTreeMap::new();
        for record in self.records.iter().filter(|record| record.group == "run") {
            let area = record.area.strip_prefix("exec/").unwrap_or(&record.area);
            totals.entry((area, &record.variant)).or_default().add(&record.outcome);
        }
        totals
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::sample;
    use super::*;

    #[test]
    fn cells_count_by_area_and_executor() {
        let mut report = sample();
        assert_eq!(table(&report), "", "nothing was executed");
        for record in &mut report.records {
            (record.group, record.variant, record.area) =
                ("run".to_owned(), "vulkan".to_owned(), "exec/loops".to_owned());
        }
        assert_eq!(
            table(&report),
            "executed    vulkan\nloops      1/3-1+1\nall        1/3-1+1\nvalues           7\n\n"
        );
    }
}
