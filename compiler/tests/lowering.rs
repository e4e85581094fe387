//! Every accepting input of testdata lowers to IR that is valid, and that reads back from its text and binary forms.

use colorfast::driver;
use colorfast::ir;
use colorfast::sem::Features;
use std::path::{Path, PathBuf};

fn inputs(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            inputs(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "wgsl") {
            found.push(path);
        }
    }
}

/// The modules of a `.cases.wgsl` file with their keys; any other file is one module.
fn modules(text: &str) -> Vec<(String, String)> {
    let Some((head, rest)) = text.split_once("//# case ") else { return vec![(String::new(), text.to_owned())] };
    let preamble = head.split_once("//# preamble\n").map_or("", |(_, preamble)| preamble);
    let section = |section: &str| {
        let (key, body) = section.split_once('\n').unwrap_or((section, ""));
        (key.to_owned(), format!("{body}\n{preamble}"))
    };
    rest.split("//# case ").map(section).collect()
}

fn check(source: &str) -> Result<(), String> {
    let module = driver::lower(source, &Features::all()).map_err(|errors| format!("{errors:?}"))?;
    let text = ir::text::print(&module, &ir::text::PrintOptions::default());
    ir::validate(&module).map_err(|errors| format!("{errors:?}\n{text}"))?;
    driver::inspect(source, &Features::all(), &[]).map_err(|errors| format!("cannot be inspected: {errors:?}"))?;
    let from_text = ir::text::parse(&text).map_err(|errors| format!("{errors:?}\n{text}"))?;
    let bytes = ir::binary::write(&module);
    let from_bytes = ir::binary::read(&bytes).map_err(|errors| format!("{errors:?}\n{text}"))?;
    if ir::binary::write(&from_bytes) != bytes {
        return Err("is written as other bytes once it was read from bytes".to_owned());
    }
    for again in [from_text, from_bytes] {
        let printed = ir::text::print(&again, &ir::text::PrintOptions::default());
        if printed != text {
            return Err(format!("reads back as\n{printed}\ninstead of\n{text}"));
        }
    }
    Ok(())
}

#[test]
fn accepted_inputs_lower_to_valid_ir() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata");
    let mut paths = Vec::new();
    for folder in ["e2e", "exec", "builtins"] {
        inputs(&root.join(folder), &mut paths);
    }
    assert!(paths.len() > 200, "the inputs are found");
    let mut failures = Vec::new();
    for path in &paths {
        let source = std::fs::read_to_string(path).unwrap();
        if source.contains("//# expect-error") {
            continue;
        }
        for (key, module) in modules(&source) {
            let result = std::panic::catch_unwind(|| check(&module)).unwrap_or_else(|_| Err("panics".to_owned()));
            if let Err(why) = result {
                failures.push(format!("{} {key}: {why}", path.display()));
            }
        }
    }
    assert!(failures.is_empty(), "{} of {}:\n{}", failures.len(), paths.len(), failures.join("\n"));
}
