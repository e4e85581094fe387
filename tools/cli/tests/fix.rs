//! `colorfast fix`: what it writes and says. What edits it makes is held in the library's tests (`compiler/tests/migration.rs`).

mod common;

use common::colorfast;
use std::process::{Command, Output};

fn fix(arguments: &[&str], source: Option<&str>) -> Output {
    colorfast(&[&["fix"], arguments].concat(), source.unwrap_or_default())
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
