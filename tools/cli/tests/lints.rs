//! Lints on the command line: their levels, and where these come from.

mod common;

use common::colorfast;
use std::path::Path;

/// Breaks three lints of three groups.
const SHADER: &str = "@compute @workgroup_size(1) fn main() {\n  var n: f32;\n  let big = n / 0.0;\n}\n";

/// The exit code, and the rules that are reported, with their severities.
fn said(arguments: &[&str], file: &Path) -> (Option<i32>, Vec<String>) {
    let file = file.display().to_string();
    let output = colorfast(&[&["check", "--format", "json"], arguments, &[file.as_str()]].concat(), "");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)));
    let found = report["files"][0]["diagnostics"].as_array().expect("a list");
    let said = |found: &serde_json::Value| format!("{} {}", found["severity"], found["rule"]).replace('"', "");
    (output.status.code(), found.iter().map(said).collect())
}

#[test]
fn levels_come_from_the_command_line_and_the_nearest_file() {
    let folder = tempfile::tempdir().expect("a scratch folder");
    let inner = folder.path().join("a/b");
    std::fs::create_dir_all(&inner).expect("created");
    let file = inner.join("shader.wgsl");
    std::fs::write(&file, SHADER).expect("written");
    let division = "warning lint/division-by-zero".to_owned();
    let unused = "warning lint/unused-variable".to_owned();
    assert_eq!(said(&[], &file), (Some(0), vec![unused.clone(), division.clone()]));
    assert_eq!(said(&["--allow", "all"], &file), (Some(0), vec![]));
    assert_eq!(
        said(&["--allow", "unused", "--deny", "division-by-zero"], &file),
        (Some(1), vec!["error lint/division-by-zero".to_owned()])
    );
    // One lint's level is over its group's, whatever stands first.
    assert_eq!(
        said(&["--warn", "lint/division-by-zero", "--deny", "suspicious", "--allow", "unused"], &file),
        (Some(0), vec![division])
    );
    let zero = "warning lint/zero-initialized-read".to_owned();
    assert_eq!(said(&["--warn", "pedantic", "--allow", "suspicious"], &file), (Some(0), vec![unused, zero]));
    let config = folder.path().join("colorfast.toml");
    std::fs::write(&config, "inputs = \"shaders\"\n[lints]\nall = \"allow\"\n\"lint/unused-variable\" = \"deny\"\n")
        .expect("written");
    assert_eq!(said(&[], &file), (Some(1), vec!["error lint/unused-variable".to_owned()]));
    assert_eq!(said(&["--allow", "unused-variable"], &file), (Some(0), vec![]));
    // The nearest file is the only one.
    std::fs::write(folder.path().join("a/colorfast.toml"), "[lints]\nall = \"allow\"\n").expect("written");
    assert_eq!(said(&[], &file), (Some(0), vec![]));
}

#[test]
fn unknown_lints_and_levels_are_errors() {
    let fails = |arguments: &[&str]| {
        let output = colorfast(&[&["check"], arguments].concat(), SHADER);
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).expect("UTF-8")
    };
    let err = fails(&["--deny", "unused-variabel"]);
    assert!(err.contains("no lint 'unused-variabel'; did you mean 'unused-variable'?"), "{err}");
    let folder = tempfile::tempdir().expect("a scratch folder");
    let file = folder.path().join("shader.wgsl");
    std::fs::write(&file, SHADER).expect("written");
    let path = file.display().to_string();
    for (text, why) in [
        ("[lints]\nshadowin = \"warn\"\n", "did you mean 'shadowing'?"),
        ("[lints]\nshadowing = \"forbid\"\n", "must be \"allow\", \"warn\" or \"deny\""),
        ("lints = 1\n", "'lints' must be a table"),
        ("[lints\n", "colorfast.toml: "),
    ] {
        std::fs::write(folder.path().join("colorfast.toml"), text).expect("written");
        let err = fails(&[&path]);
        assert!(err.contains(why), "{err}");
    }
}

#[test]
fn compiling_runs_no_lints() {
    let output = colorfast(&["compile", "-t", "wgsl", "-"], SHADER);
    assert!(output.status.success() && output.stderr.is_empty());
}

#[test]
fn usual_code_is_left_alone() {
    for source in [
        // What is written by a call is not read before it is written.
        "fn put(p: ptr<function, i32>) { *p = 1; }\nfn f() -> i32 { var n: i32; put(&n); return n; }\n",
        "fn f(x: f32) -> bool { return x != x; }\n",
        "fn f() -> i32 { var s = 0; for (var i = 0; i < 4; i++) { s += i; } for (var i = 0; i < 4; i++) { s += i; } return s; }\n",
        "fn f(i: i32) -> f32 { var a: array<f32, 4>; a[i] = 1.0; return a[0]; }\n",
        "fn f(p: ptr<function, i32>) { *p = 1; }\n",
        "fn f() -> f32 { var v = vec2f(); let p = &v; p.x = 1.0; return v.y; }\n",
        "fn f(x: i32) -> bool { return x >= 0; }\n",
        "@group(0) @binding(0) var<uniform> n: f32;\nfn f() -> f32 { return n; }\n",
    ] {
        let output = colorfast(&["check", "--warn", "all", "-"], source);
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}
