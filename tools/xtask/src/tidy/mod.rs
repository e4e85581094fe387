//! `cargo xtask tidy`: what the project asks of its sources and no compiler checks. Each complaint says what to do.

mod files;
mod folders;
mod layers;
mod transforms;

use std::path::{Path, PathBuf};

/// A source file of the project.
struct Source {
    /// Path from the root, with `/`.
    path: String,
    text: String,
}

/// Checks every source file of the project.
pub fn run() -> Result<(), String> {
    let complaints = check()?;
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
}

fn check() -> Result<Vec<String>, String> {
    let mut sources = Vec::new();
    for folder in ["compiler", "fuzz", "harness", "tools"] {
        collect(&crate::root(), Path::new(folder), &mut sources)?;
    }
    let mut complaints: Vec<String> = sources.iter().flat_map(files::check).collect();
    complaints.extend(sources.iter().filter_map(transforms::check));
    let table = std::fs::read_to_string(crate::root().join(layers::TABLE))
        .map_err(|error| format!("{}: {error}", layers::TABLE))?;
    complaints.extend(layers::check(&layers::read(&table)?, &sources));
    complaints.extend(folders::check()?);
    Ok(complaints)
}

/// All `.rs` files below a folder, in order of path.
fn collect(root: &Path, folder: &Path, sources: &mut Vec<Source>) -> Result<(), String> {
    let error = |error: std::io::Error| format!("{}: {error}", folder.display());
    let entries = std::fs::read_dir(root.join(folder)).map_err(error)?;
    let mut names: Vec<PathBuf> =
        entries.map(|entry| Ok(entry?.file_name().into())).collect::<Result<_, _>>().map_err(error)?;
    names.sort();
    for name in names {
        let path = folder.join(&name);
        let full = root.join(&path);
        if full.is_dir() {
            let is_ours = !matches!(name.to_str(), Some("target" | "corpus" | "artifacts"));
            if is_ours {
                collect(root, &path, sources)?;
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&full).map_err(|error| format!("{}: {error}", path.display()))?;
            let path = path.to_string_lossy().replace('\\', "/");
            sources.push(Source { path, text });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_tree_is_tidy() {
        let complaints = super::check().expect("the sources can be read");
        assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    }
}
