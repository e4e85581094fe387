//! `cargo xtask coverage`: writes `testdata/COVERAGE.md`, which says for each construct of the language and each place that it can
//! stand in how many inputs reach the cell, and the first of them.
//!
//! The inputs are compiled, and the cells are found in the syntax tree, the program and the IR: nothing is declared by hand. A cell
//! that no input reaches needs a line with a reason in `testdata/coverage-holes.txt`; a line that excuses no hole is an error too.
//! `--check` writes nothing and fails where the report is stale.

mod holes;
mod inputs;
mod matrix;
mod modules;
mod report;
mod statements;

use std::path::Path;
use std::process::ExitCode;

const REPORT: &str = "testdata/COVERAGE.md";
const HOLES: &str = "testdata/coverage-holes.txt";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let check = match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => false,
        ["--check"] => true,
        _ => {
            eprintln!("usage: colorfast-coverage [--check]");
            return ExitCode::FAILURE;
        }
    };
    match run(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."), check) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn run(root: &Path, check: bool) -> Result<(), String> {
    let mut matrices = matrix::all();
    for input in inputs::all()? {
        statements::note(&input, &mut matrices);
        modules::note(&input, &mut matrices)?;
    }
    let text = std::fs::read_to_string(root.join(HOLES)).map_err(|error| format!("{HOLES}: {error}"))?;
    let holes = holes::Holes::parse(&text)?;
    let faults = holes.check(&matrices);
    let report = report::render(&matrices, &holes);
    let path = root.join(REPORT);
    if check {
        if std::fs::read_to_string(&path).unwrap_or_default() != report {
            return Err(format!("{REPORT} is stale: run `cargo xtask coverage`"));
        }
    } else {
        std::fs::write(&path, report).map_err(|error| format!("{REPORT}: {error}"))?;
    }
    for matrix in &matrices {
        let (reached, cells) = matrix.counts();
        println!("{}: {reached} of {cells} cells", matrix.name);
    }
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}
