//! The files that a command is given: themselves, and all shaders in folders.

use std::path::{Path, PathBuf};

/// What the names of shaders in folders end in.
const EXTENSION: &str = "wgsl";

/// The files named, and the shaders in the folders named and in those below, in alphabetical order within each. Hidden folders, and
/// folders that are links, are left out.
pub fn files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() { walk(path, &mut found)? } else { found.push(path.clone()) }
    }
    Ok(found)
}

/// Walks without recursion, so that a deep tree does no harm.
fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), String> {
    let (first, mut waiting) = (found.len(), vec![folder.to_owned()]);
    while let Some(folder) = waiting.pop() {
        let fails = |error: std::io::Error| format!("{}: {error}", folder.display());
        for entry in std::fs::read_dir(&folder).map_err(fails)? {
            let entry = entry.map_err(fails)?;
            let (path, kind) = (entry.path(), entry.file_type().map_err(fails)?);
            let is_hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
            if kind.is_dir() && !is_hidden {
                waiting.push(path);
            } else if !kind.is_dir() && path.extension().is_some_and(|extension| extension == EXTENSION) {
                found.push(path);
            }
        }
    }
    found[first..].sort();
    Ok(())
}
