//! Lays shaders out as a tree of tests that has no golden files.

use crate::list::Shader;
use crate::obtain;
use std::fs;
use std::path::Path;

/// What the harness is told of the tree.
const CONFIG: &str = "\
# Made by `cargo xtask real-shaders`: shaders that are compiled and validated, and compared with nothing.
inputs = \"shaders\"
golden = false

[kinds]
\"\" = \"compile\"
";

/// Fills `out` with the shaders whose content is the one that the list names; how many, and why the others are not there.
pub fn lay_out(shaders: &[Shader], from: Option<&Path>, out: &Path) -> Result<(usize, Vec<String>), String> {
    let folder = out.join("shaders");
    let kept = |shader: &Shader| fs::read(folder.join(shader.place())).ok().filter(|bytes| shader.is(bytes));
    let mut contents = Vec::new();
    let mut missing = Vec::new();
    for shader in shaders {
        let bytes = kept(shader).map_or_else(|| obtain::bytes(shader, from), Ok);
        match bytes {
            Ok(bytes) if shader.is(&bytes) => contents.push((shader, bytes)),
            Ok(_) => missing.push(format!("{} has another content than at {}", shader.place(), shader.commit)),
            Err(why) => missing.push(why),
        }
    }
    // What an older list named must not be run.
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    write(&out.join("colorfast.toml"), CONFIG.as_bytes())?;
    for (shader, bytes) in &contents {
        write(&folder.join(shader.place()), bytes)?;
    }
    Ok((contents.len(), missing))
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), String> {
    let done = file.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(file, bytes));
    done.map_err(|error| format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list;

    #[test]
    fn only_what_the_list_names_is_laid_out() {
        let scratch = tempfile::tempdir().expect("a scratch folder");
        let [from, out] = ["from", "out"].map(|name| scratch.path().join(name));
        let commit = "0123456789abcdef0123456789abcdef01234567";
        let shader = |path: &str| Shader::unhashed("a/b", commit, path);
        let rows = [("x.wgsl", "x"), ("y.wgsl", "y"), ("gone.wgsl", "z")]
            .map(|(path, content)| list::row(&shader(path), content.as_bytes()));
        let shaders = list::parse(&rows.join("\n")).expect("a valid list");
        write(&from.join("a+b/x.wgsl"), b"x").expect("a scratch folder");
        write(&from.join("b/y.wgsl"), b"changed").expect("a scratch folder");
        write(&out.join("shaders/old.wgsl"), b"old").expect("a scratch folder");
        let (found, missing) = lay_out(&shaders, Some(&from), &out).expect("it can be written");
        assert_eq!((found, missing.len()), (1, 2), "{missing:?}");
        assert!(missing[0].contains("another content") && missing[1].contains("is not in"), "{missing:?}");
        assert!(out.join("shaders/a/b/x.wgsl").is_file() && !out.join("shaders/old.wgsl").exists());
        // Found once, it is kept.
        fs::remove_dir_all(&from).expect("it is there");
        assert_eq!(lay_out(&shaders, Some(&from), &out).expect("it can be written").0, 1);
    }
}
