//! The examples of the specification: each has a recipe that makes a module of it, and the verdict that was found right in review.

use super::source::Item;
use super::table::{self, Row};
use crate::cargo::{cargo, finish, target_folder};
use std::process::Command;

/// Holds every example to its verdict.
pub fn check(items: &[Item]) -> Result<(), String> {
    let rows = table::read(&super::folder().join("examples.txt"))?;
    super::compare(&rows, items, "testdata/spec/examples.txt")?;
    finish(cargo().args(["build", "--quiet", "--package", "colorfast-cli"]))?;
    let (mut problems, mut checked) = (Vec::new(), 0);
    for (row, item) in rows.iter().zip(items) {
        let name = format!("'{}' {}", row.anchor, row.ordinal);
        let verdict = row.fields.first().map_or("", String::as_str);
        if row.kind == "none" {
            if row.fields.len() < 2 {
                problems.push(format!("{name}: an example that is not checked needs a reason"));
            }
            continue;
        }
        checked += 1;
        match module(row, &item.text).and_then(|text| answer(&name, &text)) {
            Ok(found) if found == verdict => {}
            Ok(found) => problems.push(format!("{name} (line {}): should be '{verdict}', and is '{found}'", item.line)),
            Err(problem) => problems.push(format!("{name}: {problem}")),
        }
    }
    println!("{checked} of {} examples checked, {} wrong", items.len(), problems.len());
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// What a recipe makes of an example's code. The row's third field is declarations that the code lacks.
fn module(row: &Row, code: &str) -> Result<String, String> {
    let with = row.fields.get(2).map_or("", String::as_str);
    let lines =
        || code.lines().map(|line| line.split("//").next().unwrap_or("").trim()).filter(|line| !line.is_empty());
    Ok(match row.kind.as_str() {
        "global" => format!("{code}\n{with}\n"),
        "behind" => format!("{with}\n{code}\n"),
        "function" => format!("{with}\nfn example() {{\n{code}\n}}\n"),
        "types" => lines().enumerate().map(|(index, line)| format!("alias Example{index} = {line};\n")).collect(),
        "values" => {
            format!("fn example() {{\n{}}}\n", lines().map(|line| format!("_ = {line};\n")).collect::<String>())
        }
        other => return Err(format!("there is no recipe '{other}'")),
    })
}

/// `accepted`, or `rejected` and the rules in their order.
fn answer(name: &str, text: &str) -> Result<String, String> {
    let path = target_folder().join("spec-example.wgsl");
    std::fs::write(&path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    let program = target_folder().join("debug/colorfast");
    let output = Command::new(&program).args(["check", "--color", "never"]).arg(&path).output();
    let output = output.map_err(|error| format!("{name}: cannot run {}: {error}", program.display()))?;
    match output.status.code() {
        Some(0) => Ok("accepted".to_owned()),
        Some(1) => {
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            let rules: Vec<&str> =
                said.lines().filter_map(|line| line.strip_prefix("error[")?.split(']').next()).collect();
            Ok(format!("rejected {}", rules.join(" ")))
        }
        _ => Err(format!("the compiler ends with {}", output.status)),
    }
}
