//! What the WGSL writer writes is WGSL, and means the same: the front end accepts it, and writing and reading it again changes
//! nothing any more.

use std::fs;
use std::path::{Path, PathBuf};

use colorfast::sem::Features;
use colorfast::{driver, ir, wgsl};

fn lower(source: &str) -> Result<ir::Module, String> {
    driver::lower(source, &Features::all()).map_err(|errors| {
        let messages = errors.iter().map(|error| {
            let from = (error.span.start as usize).min(source.len());
            let line = source[..from].lines().count();
            format!("line {line}: {} [{}]", error.message, error.rule.id)
        });
        format!("{}\nin\n{source}", messages.collect::<Vec<_>>().join("\n"))
    })
}

fn write(mut module: ir::Module, options: &wgsl::Options) -> Result<String, String> {
    let raised = wgsl::raise(&mut module, options).map_err(|errors| format!("{errors:?}"))?;
    ir::validate(&module).map_err(|errors| format!("raised to invalid IR: {errors:?}"))?;
    Ok(wgsl::print(&module, &raised).text)
}

fn text(module: &ir::Module) -> String {
    ir::text::print(module, &ir::text::PrintOptions::default())
}

/// What is wrong with the text that is written for a source, if anything is.
fn judge(source: &str) -> Result<(), String> {
    for minimal_names in [false, true] {
        let options = wgsl::Options { minimal_names };
        let first = write(lower(source)?, &options)?;
        let read = lower(&first).map_err(|why| format!("does not read its own text: {why}"))?;
        let second = write(read.clone(), &wgsl::Options::default())?;
        let again = lower(&second).map_err(|why| format!("does not read its second text: {why}"))?;
        if text(&read) != text(&again) {
            return Err(format!("is not stable:\n{first}\nbecomes\n{second}"));
        }
    }
    Ok(())
}

fn files(folder: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata").join(folder);
    let (mut found, mut work) = (Vec::new(), vec![root]);
    while let Some(folder) = work.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                work.push(path);
            } else if path.extension().is_some_and(|extension| extension == "wgsl") {
                found.push(path);
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "testdata/{folder} has inputs");
    found
}

/// The cases of a `.cases.wgsl` file: key and whole source.
fn cases(text: &str) -> Vec<(String, String)> {
    let (mut preamble, mut found) = (String::new(), Vec::<(String, String)>::new());
    let mut in_preamble = false;
    for line in text.lines() {
        if let Some(key) = line.strip_prefix("//# case ") {
            in_preamble = false;
            found.push((key.to_owned(), String::new()));
        } else if line.starts_with("//# preamble") {
            in_preamble = true;
        } else if in_preamble {
            preamble += line;
            preamble.push('\n');
        } else if let Some((_, source)) = found.last_mut() {
            *source += line;
            source.push('\n');
        }
    }
    for (_, source) in &mut found {
        *source += "\n";
        *source += &preamble;
    }
    found
}

fn judge_all(folder: &str) {
    let (mut count, mut faults) = (0, Vec::new());
    for path in files(folder) {
        let text = fs::read_to_string(&path).expect("testdata is text");
        let name = path.display().to_string();
        let inputs = if name.ends_with(".cases.wgsl") { cases(&text) } else { vec![(String::new(), text)] };
        for (key, source) in inputs.into_iter().filter(|(_, source)| !source.contains("//# expect-error")) {
            count += 1;
            let judged = std::panic::catch_unwind(|| judge(&source)).unwrap_or_else(|_| Err("panics".to_owned()));
            faults.extend(judged.err().map(|fault| format!("{name} {key}\n    {fault}")));
        }
    }
    let shown: Vec<&str> = faults.iter().take(12).map(String::as_str).collect();
    assert!(faults.is_empty(), "{} of {count} inputs:\n{}", faults.len(), shown.join("\n"));
}

#[test]
fn end_to_end_inputs_come_back() {
    judge_all("e2e");
}

#[test]
fn execution_inputs_come_back() {
    judge_all("exec");
}

#[test]
fn generated_cases_come_back() {
    judge_all("builtins");
}
