//! `colorfast fix` on the shaders below `testdata/migration`: what it makes of each stands beside it, and is valid where the shader was
//! only old. `BLESS=1` writes that again.

mod common;

use common::colorfast;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The inputs, a folder for each language that they come from.
fn inputs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/migration")
}

fn fix(arguments: &[&str], source: Option<&str>) -> Output {
    colorfast(&[&["fix"], arguments].concat(), source.unwrap_or_default())
}

/// The shaders of a folder, with their texts but for the directives.
fn shaders(folder: &Path) -> Vec<(PathBuf, String)> {
    let files = std::fs::read_dir(folder).expect("the folder is there").flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|end| end == "wgsl")).collect();
    files.sort();
    let text = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a text");
        let lines = text.split_inclusive('\n').filter(|line| !line.starts_with("//#"));
        let text = lines.collect();
        (path, text)
    };
    files.into_iter().map(text).collect()
}

#[test]
fn shaders_become_what_stands_beside_them() {
    let (mut count, mut stale) = (0, Vec::new());
    for language in ["2022", "glsl", "hlsl"] {
        for (path, source) in shaders(&inputs().join(language)) {
            let output = fix(&["-", "--color", "never"], Some(&source));
            let fixed = String::from_utf8(output.stdout).expect("UTF-8");
            if language == "2022" {
                let left = String::from_utf8_lossy(&output.stderr);
                assert!(output.status.success(), "{} is only old, and is not valid:\n{left}", path.display());
            }
            let again = fix(&["-"], Some(&fixed)).stdout;
            assert_eq!(String::from_utf8_lossy(&again), fixed, "{} changes again", path.display());
            let golden = path.with_extension("fixed");
            if std::env::var_os("BLESS").is_some() {
                std::fs::write(&golden, &fixed).expect("it can be written");
            } else if std::fs::read_to_string(&golden).ok().as_deref() != Some(fixed.as_str()) {
                stale.push(path.display().to_string());
            }
            count += 1;
        }
    }
    assert!(count >= 40, "{count} shaders");
    assert!(stale.is_empty(), "BLESS=1 cargo test -p colorfast-cli --test fix: {stale:?}");
}

#[test]
fn check_and_diff_write_nothing() {
    let folder = tempfile::tempdir().expect("a scratch folder");
    let (old, new) = (folder.path().join("old.wgsl"), folder.path().join("new.wgsl"));
    std::fs::write(&old, "type A = f32;\n").expect("written");
    std::fs::write(&new, "alias A = f32;\n").expect("written");
    let (old_name, new_name) = (old.display().to_string(), new.display().to_string());
    assert_eq!(fix(&["--check", &old_name], None).status.code(), Some(1));
    assert_eq!(fix(&["--check", &new_name], None).status.code(), Some(0));
    let output = fix(&["--diff", &old_name], None);
    let expected = format!("--- {old_name}\n+++ {old_name}\n@@ -1,1 +1,1 @@\n-type A = f32;\n+alias A = f32;\n");
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
    assert_eq!(std::fs::read_to_string(&old).expect("it is there"), "type A = f32;\n");
    // A folder is all shaders in it.
    let output = fix(&[&folder.path().display().to_string()], None);
    assert!(output.status.success());
    assert_eq!(std::fs::read_to_string(&old).expect("it is there"), "alias A = f32;\n");
    assert_eq!(std::fs::read_dir(folder.path()).expect("it is there").count(), 2, "nothing is left beside the files");
}

#[test]
fn edits_that_may_be_wrong_are_made_only_when_asked_for() {
    let source = "fn f(i: i32) -> f32 { return i; }\n";
    let output = fix(&["-"], Some(source));
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stdout).as_ref()), (Some(1), source));
    let output = fix(&["--maybe-incorrect", "-"], Some(source));
    assert_eq!(String::from_utf8_lossy(&output.stdout), "fn f(i: i32) -> f32 { return f32(i); }\n");
    assert!(output.status.success());
}

/// A public repository at a commit of March 2022. Its shaders stay outside this one.
const SAMPLES: &str = "webgpu/webgpu-samples";
const COMMIT: &str = "d692921f3a056d9154ec6683cb46a0a625f090a3";

#[test]
#[ignore = "needs a clone of webgpu/webgpu-samples, which COLORFAST_WEBGPU_SAMPLES names"]
fn public_shaders_of_2022_become_valid() {
    let clone = std::env::var_os("COLORFAST_WEBGPU_SAMPLES").expect("COLORFAST_WEBGPU_SAMPLES names a clone");
    let git = |arguments: &[&str]| {
        let output = Command::new("git").arg("-C").arg(&clone).args(arguments).output().expect("git is there");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let files = git(&["ls-tree", "-r", "--name-only", COMMIT]);
    let shaders: Vec<&str> = files.lines().filter(|path| path.ends_with(".wgsl")).collect();
    assert_eq!(shaders.len(), 32, "{SAMPLES} at {COMMIT}");
    for path in shaders {
        let output = fix(&["-", "--color", "never"], Some(&git(&["show", &format!("{COMMIT}:{path}")])));
        assert!(output.status.success(), "{path}:\n{}", String::from_utf8_lossy(&output.stderr));
    }
}
