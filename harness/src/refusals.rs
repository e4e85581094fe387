//! `xtest refusals`: what targets refuse, held to a committed table.
//!
//! A golden text that says `//# refused RULE` is right only where `expectations/refusals.txt` has that rule for the backend and
//! the variant; and a row of the table that no golden text bears out is stale.

use crate::inputs;
use crate::plan::{self, Job};
use crate::settings::Settings;
use crate::steps::compile::REFUSED;
use crate::tree::Tree;
use std::collections::BTreeMap;
use std::fs;

/// The table, below the root.
const TABLE: &str = "expectations/refusals.txt";

/// A row: `RULE BACKEND VARIANT[,VARIANT] -- REASON`; `*` stands for every variant.
struct Row {
    line: usize,
    rule: String,
    backend: String,
    variants: Vec<String>,
}

/// How often each rule refuses a case of a backend and variant, and how many cases there are.
#[derive(Default)]
struct Tally {
    cases: u64,
    refused: BTreeMap<String, u64>,
}

/// Prints the share refused of each backend, variant and rule; fails where table and golden files disagree.
///
/// # Errors
/// What the table lacks, and which of its rows are stale.
pub fn main() -> Result<(), String> {
    let tree = Tree::open(None)?;
    let table =
        fs::read_to_string(tree.expectations().join("refusals.txt")).map_err(|error| format!("{TABLE}: {error}"))?;
    let rows = rows(&table)?;
    let tallies = count(tree)?;
    print(&tallies);
    let complaints = complaints(&rows, &tallies);
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
}

fn rows(table: &str) -> Result<Vec<Row>, String> {
    let lines = table.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    let row = |(index, line): (usize, &str)| {
        let (left, reason) = line.split_once(" -- ")?;
        let [rule, backend, variants] = left.split_whitespace().collect::<Vec<_>>().try_into().ok()?;
        let variants = variants.split(',').map(str::to_owned).collect();
        let row = Row { line: index + 1, rule: rule.to_owned(), backend: backend.to_owned(), variants };
        (!reason.trim().is_empty()).then_some(row)
    };
    let read = |(index, line)| row((index, line)).ok_or_else(|| format!("{TABLE}:{}: not a row: {line}", index + 1));
    lines.map(read).collect()
}

impl Row {
    fn covers(&self, rule: &str, backend: &str, variant: &str) -> bool {
        let is_variant = self.variants.iter().any(|name| name == "*" || name == variant);
        self.rule == rule && self.backend == backend && is_variant
    }
}

/// Counts the cases with golden texts, and the refused ones by their first rule.
fn count(tree: Tree) -> Result<BTreeMap<(String, String), Tally>, String> {
    let files = inputs::discover(&tree)?;
    let settings = Settings::of_tree(tree, None)?;
    let mut tallies: BTreeMap<(String, String), Tally> = BTreeMap::new();
    for test in plan::plan(&settings, &files, &[]).tests.iter().filter(|test| test.ignored.is_none()) {
        let Job::Compile { case, backend, variant, golden } = &test.job else { continue };
        let tally = tallies.entry((backend.name.to_owned(), variant.name.to_owned())).or_default();
        tally.cases += 1;
        let text = golden.expected(case.case().key.as_deref().unwrap_or_default()).unwrap_or_default();
        if let Some(rule) = text.lines().next().and_then(|line| line.strip_prefix(REFUSED)) {
            *tally.refused.entry(rule.to_owned()).or_default() += 1;
        }
    }
    Ok(tallies)
}

fn print(tallies: &BTreeMap<(String, String), Tally>) {
    for ((backend, variant), tally) in tallies {
        let refused: u64 = tally.refused.values().sum();
        println!("{backend}/{variant}: {refused} of {} cases refused ({})", tally.cases, percent(refused, tally.cases));
        for (rule, count) in &tally.refused {
            println!("  {rule}: {count} ({})", percent(*count, tally.cases));
        }
    }
}

fn percent(part: u64, whole: u64) -> String {
    let permille = (part * 1000).checked_div(whole).unwrap_or(0);
    format!("{}.{} %", permille / 10, permille % 10)
}

fn complaints(rows: &[Row], tallies: &BTreeMap<(String, String), Tally>) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut is_borne_out = vec![false; rows.len()];
    for ((backend, variant), tally) in tallies {
        for (rule, count) in &tally.refused {
            let mut is_covered = false;
            for (row, seen) in rows.iter().zip(&mut is_borne_out) {
                if row.covers(rule, backend, variant) {
                    (*seen, is_covered) = (true, true);
                }
            }
            if !is_covered {
                complaints.push(format!(
                    "{backend}/{variant}: {count} cases are refused by {rule}, which {TABLE} does not have"
                ));
            }
        }
    }
    for row in rows.iter().zip(&is_borne_out).filter(|(_, seen)| !**seen).map(|(row, _)| row) {
        complaints.push(format!("{TABLE}:{}: no golden file shows {} of {}", row.line, row.rule, row.backend));
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_and_golden_files_are_held_together() {
        let table = "# comment\nglsl/f16 glsl es310 -- none\nspirv/x spirv * -- never\n";
        let rows = rows(table).expect("two rows");
        let refused = [("glsl/f16".to_owned(), 2), ("glsl/y".to_owned(), 1)].into();
        let tally = Tally { cases: 10, refused };
        let found = complaints(&rows, &[(("glsl".to_owned(), "es310".to_owned()), tally)].into());
        assert!(
            found[0].contains("1 cases are refused by glsl/y") && found[1].contains(":3: no golden file shows spirv/x")
        );
        assert_eq!(found.len(), 2);
        assert!(super::rows("glsl/f16 glsl es310\n").is_err(), "a row has a reason");
        assert_eq!(percent(1, 8), "12.5 %");
    }
}
