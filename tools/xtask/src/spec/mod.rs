//! `cargo xtask spec`: which rejecting statements of the specification have cases, and whether its examples get their verdicts.
//!
//! The specification stays outside of the repository. What is committed names a statement by anchor, ordinal and hash, and says
//! what it means in our words. Without a checkout only the tables' own consistency is checked, which continuous integration does.

mod examples;
mod source;
mod table;

use source::Item;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use table::{Proof, Row};

/// The specification's file in a checkout of gpuweb/gpuweb.
const SOURCE: &str = "wgsl/index.bs";

/// The share of statements that must have cases of both kinds.
const MAPPED_PERCENT: usize = 90;

/// Runs the task.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    match arguments {
        [] | ["--check"] => check_cases().map(|_| ()),
        ["--checkout", folder] => check_statements(&read_source(folder)?),
        ["--checkout", folder, "--list"] => list(&source::statements(&read_source(folder)?)),
        ["--checkout", folder, "--examples"] => examples::check(&source::examples(&read_source(folder)?)),
        ["--checkout", folder, "--examples", "--list"] => list(&source::examples(&read_source(folder)?)),
        _ => Err("usage: cargo xtask spec [--check | --checkout DIR [--examples] [--list]]".to_owned()),
    }
}

fn read_source(folder: &str) -> Result<String, String> {
    let path = Path::new(folder).join(SOURCE);
    std::fs::read_to_string(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

fn folder() -> PathBuf {
    crate::root().join("testdata/spec")
}

/// Shows what is in the source, for whoever fills a table.
fn list(items: &[Item]) -> Result<(), String> {
    for item in items {
        println!(
            "[{}] {} {} {} line {} {}",
            item.anchor,
            item.ordinal,
            item.hash,
            item.kind.name(),
            item.line,
            item.classes
        );
        println!("    {}", item.text.replace('\n', "\n    "));
    }
    Ok(())
}

/// Every row must have words, and cases that exist and say of themselves what the row says of them. That they behave so is
/// what `cargo xtest check/spec` checks.
fn check_cases() -> Result<Vec<Row>, String> {
    let rows = table::read(&folder().join("statements.txt"))?;
    let mut cases = Cases::default();
    let mut problems = Vec::new();
    let mut keys = BTreeSet::new();
    let (mut both, mut excused) = (0, 0);
    for row in &rows {
        let mut problem = |what: String| problems.push(format!("line {}: {what}", row.line));
        if !keys.insert((&row.anchor, row.ordinal)) {
            problem(format!("'{}' {} has two rows", row.anchor, row.ordinal));
        }
        match row.proof() {
            Err(what) => problem(what),
            Ok((_, Proof::Excuse(reason))) if reason.is_empty() => problem("an excuse needs a reason".to_owned()),
            Ok((_, Proof::Excuse(_))) => excused += 1,
            Ok((_, Proof::Cases { rejected, accepted })) => {
                both += usize::from(!rejected.is_empty() && !accepted.is_empty());
                if rejected.is_empty() || accepted.is_empty() {
                    problem("a row without an excuse needs cases of both kinds".to_owned());
                }
                for (name, wanted) in
                    rejected.iter().map(|name| (name, true)).chain(accepted.iter().map(|name| (name, false)))
                {
                    match cases.is_rejected(name) {
                        None => problem(format!("there is no case '{name}'")),
                        Some(found) if found != wanted => {
                            problem(format!("the case '{name}' is {}", if found { "rejected" } else { "accepted" }))
                        }
                        Some(_) => {}
                    }
                }
            }
        }
    }
    println!("{} statements: {both} with cases of both kinds, {excused} excused", rows.len());
    if both * 100 < rows.len() * MAPPED_PERCENT {
        problems.push(format!("fewer than {MAPPED_PERCENT} % have cases of both kinds"));
    }
    if problems.is_empty() { Ok(rows) } else { Err(format!("testdata/spec/statements.txt:\n{}", problems.join("\n"))) }
}

/// Besides, the table must have the statements of the source: each, and no other.
fn check_statements(source: &str) -> Result<(), String> {
    let rows = check_cases()?;
    compare(&rows, &source::statements(source), "testdata/spec/statements.txt")
}

/// Holds a table's rows to be the items of the source.
fn compare(rows: &[Row], items: &[Item], table: &str) -> Result<(), String> {
    let mut known: BTreeMap<(String, u32), &Row> =
        rows.iter().map(|row| ((row.anchor.clone(), row.ordinal), row)).collect();
    let mut problems = Vec::new();
    for item in items {
        let (anchor, ordinal) = (&item.anchor, item.ordinal);
        match known.remove(&item.key()) {
            None => problems.push(format!(
                "'{anchor}' {ordinal} {} (line {}) is not in the table: {}",
                item.hash, item.line, item.text
            )),
            Some(row) if row.hash != item.hash => {
                problems.push(format!(
                    "'{anchor}' {ordinal} {} (line {}) has changed: {}",
                    item.hash, item.line, item.text
                ));
            }
            Some(_) => {}
        }
    }
    problems.extend(
        known
            .values()
            .map(|row| format!("line {}: '{}' {} is not in the specification", row.line, row.anchor, row.ordinal)),
    );
    println!("{} in the specification", items.len());
    if problems.is_empty() { Ok(()) } else { Err(format!("{table}:\n{}", problems.join("\n"))) }
}

/// The cases of testdata/spec, read when first asked for.
#[derive(Default)]
struct Cases {
    files: BTreeMap<String, Option<String>>,
}

impl Cases {
    /// Whether a case, `folder/name` or `folder/name#key` for a section, is to be rejected. `None` if there is none.
    fn is_rejected(&mut self, name: &str) -> Option<bool> {
        let (file, key) = name.split_once('#').map_or((name, None), |(file, key)| (file, Some(key)));
        let path = format!("{file}{}", if key.is_some() { ".cases.wgsl" } else { ".wgsl" });
        let text = self.files.entry(path).or_insert_with_key(|path| std::fs::read_to_string(folder().join(path)).ok());
        let text = text.as_deref()?;
        let head = match key {
            None => text,
            Some(key) => {
                text.split("//# case ").skip(1).find_map(|section| section.strip_prefix(key)?.strip_prefix('\n'))?
            }
        };
        Some(head.lines().take_while(|line| line.starts_with("//")).any(|line| line.starts_with("//# expect-error:")))
    }
}
