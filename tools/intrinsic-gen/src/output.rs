//! What the generators write, and whether what is there is the same. Every generator is a row of [`all`].

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::emit;
use crate::execgen;
use crate::model::Model;
use crate::testgen;

/// Folders in which every file is generated: what no generator writes there is a leftover.
const OWNED: [&str; 3] = [emit::FOLDER, testgen::FOLDER, execgen::FOLDER];

/// A generated file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Output {
    /// Relative to the project's root, with `/`.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// Everything that is generated from the core's definitions and those of the dialects.
pub fn all(core: &Model, dialects: &[(&str, Model)]) -> Result<Vec<Output>, String> {
    let mut outputs = emit::outputs(core, dialects)?;
    let tests = testgen::files(core)?;
    outputs.extend(tests.iter().map(|file| Output { path: file.path.clone(), text: testgen::render(file) }));
    let executions = execgen::files(core)?;
    outputs.extend(executions.into_iter().map(|file| Output { path: file.path, text: file.text }));
    Ok(outputs)
}

/// Writes what differs and removes leftovers; returns the paths of both.
pub fn write(root: &Path, outputs: &[Output]) -> Result<Vec<String>, String> {
    let stale = stale(root, outputs)?;
    for path in &stale {
        let place = root.join(path);
        let about = |error: std::io::Error| format!("cannot write '{path}': {error}");
        match outputs.iter().find(|output| &output.path == path) {
            Some(output) => {
                fs::create_dir_all(place.parent().unwrap_or(root)).map_err(about)?;
                fs::write(&place, &output.text).map_err(about)?;
            }
            None => fs::remove_file(&place).map_err(about)?,
        }
    }
    Ok(stale)
}

/// The paths of missing, differing and leftover files, sorted.
pub fn stale(root: &Path, outputs: &[Output]) -> Result<Vec<String>, String> {
    let mut stale = BTreeSet::new();
    for output in outputs {
        if fs::read(root.join(&output.path)).ok().as_deref() != Some(output.text.as_bytes()) {
            stale.insert(output.path.clone());
        }
    }
    for folder in OWNED {
        let mut present = Vec::new();
        list(&root.join(folder), folder, &mut present).map_err(|error| format!("cannot read '{folder}': {error}"))?;
        stale.extend(present.into_iter().filter(|path| outputs.iter().all(|output| &output.path != path)));
    }
    Ok(stale.into_iter().collect())
}

/// The files below a folder that may not exist yet.
fn list(folder: &Path, name: &str, found: &mut Vec<String>) -> std::io::Result<()> {
    if !folder.exists() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{name}/{}", entry.file_name().to_string_lossy());
        match entry.file_type()?.is_dir() {
            true => list(&entry.path(), &path, found)?,
            false => found.push(path),
        }
    }
    Ok(())
}
