//! Every misuse of the language is said with file, line, column and caret: `tests/errors/TOPIC/*.def` hold the misuse and, in lines of `//!`, what is said.
//! Files whose name starts with `_` are imported by others. `BLESS=1 cargo test -p intrinsic-gen` rewrites the expectations.

use std::path::{Path, PathBuf};

/// What a folder holds, in order.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder of cases");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

#[test]
fn every_misuse_is_explained() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/errors");
    let topics = entries(&folder).into_iter().filter(|path| path.is_dir());
    let cases: Vec<PathBuf> = topics.flat_map(|topic| entries(&topic)).collect();
    assert!(cases.len() > 60, "only {} cases were found", cases.len());
    let mut failures = String::new();
    for case in &cases {
        let name = case.file_name().and_then(|name| name.to_str()).expect("a plain name");
        let text = std::fs::read_to_string(case).expect("the case");
        let (expected, body): (Vec<&str>, Vec<&str>) = text.lines().partition(|line| line.starts_with("//!"));
        let read = |path: &str| match path == name {
            true => Ok(format!("{}\n", body.join("\n"))),
            false => intrinsic_gen::read_below(&folder)(path),
        };
        // A dialect is read beside a core, and a core whose steps call a dialect's functions beside that.
        let actual = match name.split_once('_') {
            Some(("dialect", _)) => intrinsic_gen::read_all(&read, "_core.def", &[("hlsl", name)]).map(drop),
            Some(("calls", _)) => intrinsic_gen::read_all(&read, name, &[("hlsl", "_hlsl.def")]).map(drop),
            _ => intrinsic_gen::read_model(&read, name).map(drop),
        };
        let actual = actual.map_or_else(|errors| errors, |()| "accepted".to_owned());
        let actual: Vec<String> = actual.lines().map(|line| format!("//! {line}").trim_end().to_owned()).collect();
        if std::env::var_os("BLESS").is_some() {
            let text = format!("{}\n{}\n", body.join("\n"), actual.join("\n"));
            std::fs::write(case, text).expect("the case is writable");
        } else if actual != expected {
            failures += &format!("{name}: expected\n{}\nfound\n{}\n", expected.join("\n"), actual.join("\n"));
        }
    }
    assert!(failures.is_empty(), "{failures}");
}
