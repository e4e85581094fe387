//! The inputs below `testdata/` as every test and tool finds them: files in the order of their paths, and in a `.cases.wgsl` file one shader
//! for each case. What directives mean is the harness's to know.

pub mod sections;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// How the name of a file ends that holds many shaders.
pub const CASES: &str = ".cases.wgsl";

/// A shader, and where it is from.
pub struct Shader {
    /// The file's path below `testdata/`, with `/`, and the key where it is one case of many.
    pub name: String,
    /// The whole of its text; of a case with what all cases of the file share.
    pub source: String,
}

/// The folder `testdata/` of this tree.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata")
}

/// Every file below a folder whose name ends in one of these, in the order of their paths.
pub fn files(folder: &Path, ends: &[&str]) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    collect(folder, ends, &mut found)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", folder.display())))?;
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, ends: &[&str], found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, ends, found)?;
        } else if ends.iter().any(|end| path.to_string_lossy().ends_with(end)) {
            found.push(path);
        }
    }
    Ok(())
}

/// Whether a file holds many shaders.
pub fn holds_cases(path: &Path) -> bool {
    path.to_string_lossy().ends_with(CASES)
}

/// The shaders of a file's text: itself, or what its cases are.
pub fn split(path: &Path, text: String) -> Vec<Shader> {
    let below = path.strip_prefix(root()).unwrap_or(path).display().to_string().replace('\\', "/");
    if !holds_cases(path) {
        return vec![Shader { name: below, source: text }];
    }
    let sections = sections::split(&text);
    let preamble = sections.iter().find(|section| section.key.is_none()).map(|section| &text[section.text.clone()]);
    let shader = |section: &sections::Section| {
        let key = section.key.as_ref()?;
        Some(Shader {
            name: format!("{below} {key}"),
            source: sections::whole(&text[section.text.clone()], preamble).into(),
        })
    };
    sections.iter().filter_map(shader).collect()
}

/// Every shader below some folders of `testdata/`, by folder and in the order of their paths.
///
/// # Panics
///
/// Where a folder has none, or a file is not text: a test over nothing would pass.
pub fn shaders(folders: &[&str]) -> Vec<Shader> {
    let shaders = |folder: &&str| {
        let files = files(&root().join(folder), &[".wgsl"]).unwrap_or_else(|error| panic!("{error}"));
        assert!(!files.is_empty(), "testdata/{folder} has shaders");
        files.into_iter().flat_map(|path| {
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            split(&path, text)
        })
    };
    folders.iter().flat_map(shaders).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cases_are_whole_shaders() {
        let text = "// head\n//# preamble\nfn p() {}\n//# case a/i32\nA\n//# case b\nB\n";
        let found = split(&root().join("builtins/x.cases.wgsl"), text.to_owned());
        let found: Vec<_> = found.iter().map(|shader| (shader.name.as_str(), shader.source.as_str())).collect();
        let expected =
            [("builtins/x.cases.wgsl a/i32", "A\n\nfn p() {}\n"), ("builtins/x.cases.wgsl b", "B\n\nfn p() {}\n")];
        assert_eq!(found, expected);
        assert_eq!(split(Path::new("x.wgsl"), text.to_owned())[0].source, text);
    }

    #[test]
    fn the_tree_has_inputs_of_both_kinds() {
        let found = files(&root(), &[".wgsl"]).expect("testdata is there");
        assert!(found.is_sorted());
        assert!(found.iter().any(|path| holds_cases(path)) && found.iter().any(|path| !holds_cases(path)));
        assert!(files(&root().join("nothing"), &[".wgsl"]).is_err());
    }
}
