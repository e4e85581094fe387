//! Finds the switches in the sources: `guard!("NAME", ...)` in transforms, the first argument of what reports an error in the validator.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// What a name of a check stands behind in the validator.
const CHECKS: [&str; 3] = ["error(", "error_at(", "allows("];

/// All names, each of which must be the only one of its kind.
pub fn find(sources: &Path) -> Result<Vec<String>, String> {
    let mut names = Vec::new();
    for file in rust_files(&sources.join("transform"))? {
        names.extend(behind(&file, "guard!("));
    }
    let guards = names.len();
    for file in rust_files(&sources.join("ir/validate"))? {
        for report in CHECKS {
            names.extend(behind(&file, &format!("self.{report}")));
        }
    }
    if guards == 0 || names.len() == guards {
        return Err("no switches are found where they should be".to_owned());
    }
    let mut seen = BTreeSet::new();
    if let Some(twice) = names.iter().find(|name| !seen.insert(name.as_str())) {
        return Err(format!("two switches are called '{twice}'"));
    }
    every_rule_is_checked(&sources.join("ir/validate/mod.rs"), &seen)?;
    Ok(names)
}

/// The law is numbered, and a check begins with the number of its rule.
fn every_rule_is_checked(law: &Path, names: &BTreeSet<&str>) -> Result<(), String> {
    let text = fs::read_to_string(law).map_err(|error| error.to_string())?;
    let numbered = text.lines().filter_map(|line| line.strip_prefix("//!")?.trim_start().split_once(". "));
    let numbers: Vec<&str> =
        numbered.map(|(number, _)| number).filter(|number| number.parse::<u32>().is_ok()).collect();
    let is_checked = |number: &&&str| names.iter().any(|name| name.split('/').next() == Some(number));
    match numbers.iter().find(|number| !is_checked(number)) {
        _ if numbers.is_empty() => Err("the law at the head of ir/validate has no numbers".to_owned()),
        Some(number) => Err(format!("rule {number} of the law has no check")),
        None => Ok(()),
    }
}

/// The string literals that stand behind `mark`.
fn behind(text: &str, mark: &str) -> Vec<String> {
    let places = text.match_indices(mark).map(|(at, _)| text[at + mark.len()..].trim_start());
    places.filter_map(|rest| Some(rest.strip_prefix('"')?.split_once('"')?.0.to_owned())).collect()
}

fn rust_files(folder: &Path) -> Result<Vec<String>, String> {
    let mut texts = Vec::new();
    let mut entries: Vec<_> = fs::read_dir(folder)
        .map_err(|error| format!("{}: {error}", folder.display()))?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            texts.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            texts.push(fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?);
        }
    }
    Ok(texts)
}
