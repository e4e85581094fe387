//! The tables of `expectations/hazards/`: every row is well formed, and every case that it names is there.

use std::fs;
use std::path::Path;

/// What is wrong with a row, if anything is.
fn problem(root: &Path, row: &str) -> Option<String> {
    let columns: Vec<&str> = row.split('|').map(str::trim).collect();
    match columns[..] {
        [hazard, "handled", cases] | [hazard, "handled", cases, _] if !hazard.is_empty() => {
            let mut cases = cases.split_whitespace().peekable();
            if cases.peek().is_none() {
                return Some("names no case".to_owned());
            }
            cases.find_map(|case| missing(root, case))
        }
        [hazard, "not-applicable" | "open", reason] if !hazard.is_empty() => {
            reason.is_empty().then(|| "gives no reason".to_owned())
        }
        _ => Some("is none of the forms in README.md".to_owned()),
    }
}

fn missing(root: &Path, case: &str) -> Option<String> {
    let (file, function) = case.split_once("::").map_or((case, None), |(file, function)| (file, Some(function)));
    let Ok(text) = fs::read_to_string(root.join(file)) else { return Some(format!("there is no {file}")) };
    let function = function?;
    (!text.contains(&format!("fn {function}("))).then(|| format!("{file} has no {function}"))
}

#[test]
fn rows_name_cases_that_are_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let entries = fs::read_dir(root.join("expectations/hazards")).expect("the folder is there");
    let mut tables: Vec<_> = entries.map(|entry| entry.expect("readable").path()).collect();
    tables.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
    tables.sort();
    assert!(!tables.is_empty(), "there are tables");
    let (mut problems, mut open) = (Vec::new(), 0);
    for path in tables {
        let text = fs::read_to_string(&path).expect("readable");
        let mut seen = std::collections::BTreeSet::new();
        for (line, row) in (1..).zip(text.lines()).filter(|(_, row)| !row.is_empty() && !row.starts_with('#')) {
            open += usize::from(row.split('|').nth(1).is_some_and(|state| state.trim() == "open"));
            let is_new = seen.insert(row.split('|').next());
            let twice = (!is_new).then(|| "stands there twice".to_owned());
            if let Some(problem) = problem(&root, row).or(twice) {
                problems.push(format!("{}:{line}: {problem}", path.display()));
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    println!("{open} hazards are open");
}

#[test]
fn what_is_wrong_is_found() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (row, complaint) in [
        ("a | handled | ", "names no case"),
        ("a | handled | testdata/nothing.wgsl", "there is no testdata/nothing.wgsl"),
        ("a | handled | harness/tests/hazards.rs::nothing", "has no nothing"),
        ("a | open | ", "gives no reason"),
        ("a | done | testdata/README.md", "is none of the forms"),
    ] {
        let found = problem(&root, row).unwrap_or_default();
        assert!(found.contains(complaint), "{row}: {found}");
    }
    assert_eq!(problem(&root, "a | handled | harness/tests/hazards.rs::problem | by it"), None);
}
