//! The inputs: every shader of `testdata/e2e`, `testdata/exec` and the generated cases, resolved and lowered.

use std::path::{Path, PathBuf};

use colorfast::diagnostic::Diagnostics;
use colorfast::sem::{self, Features, Program};
use colorfast::{Store, ir, syntax, wgsl};

/// A shader that is valid.
pub struct Input {
    /// The path below `testdata`, and the key of a case.
    pub name: String,
    /// The resolved program.
    pub program: Program,
    /// Its module, as lowering leaves it.
    pub module: ir::Module,
}

/// All of them, in the order of their names.
pub fn all(root: &Path) -> Result<Vec<Input>, String> {
    let testdata = root.join("testdata");
    let mut found = Vec::new();
    for folder in ["e2e", "exec", "builtins"] {
        let mut paths = Vec::new();
        walk(&testdata.join(folder), &mut paths)?;
        for path in paths {
            let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let name = path.strip_prefix(&testdata).unwrap_or(&path).display().to_string();
            for (key, source) in sections(&text) {
                let name = if key.is_empty() { name.clone() } else { format!("{name} {key}") };
                found.extend(read(name, &source)?);
            }
        }
    }
    Ok(found)
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            walk(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "wgsl") {
            found.push(path);
        }
    }
    Ok(())
}

/// The shaders of a `.cases.wgsl` file with their keys; any other file is one shader.
fn sections(text: &str) -> Vec<(String, String)> {
    let Some((head, rest)) = text.split_once("//# case ") else { return vec![(String::new(), text.to_owned())] };
    let preamble = head.split_once("//# preamble\n").map_or("", |(_, preamble)| preamble);
    let section = |part: &str| {
        let (key, body) = part.split_once('\n').unwrap_or((part, ""));
        (key.to_owned(), format!("{body}\n{preamble}"))
    };
    rest.split("//# case ").map(section).collect()
}

/// Inputs that are to be rejected reach nothing.
fn read(name: String, source: &str) -> Result<Option<Input>, String> {
    let mut store = Store::new();
    let mut diagnostics = Diagnostics::new();
    let ast = syntax::parse(source, &mut store.symbols, &mut diagnostics);
    let program = sem::resolve(ast, store, &Features::all(), diagnostics);
    if !program.is_valid() {
        return match source.contains("expect-error") {
            true => Ok(None),
            false => Err(format!("{name} is not valid")),
        };
    }
    let module = wgsl::lower::lower(&program).map_err(|_| format!("{name} cannot be lowered"))?;
    Ok(Some(Input { name, program, module }))
}
