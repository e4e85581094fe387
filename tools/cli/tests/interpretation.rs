//! `--interpretation`: whose verdict counts, and the warning that tells of the other one.

mod common;

use common::colorfast;

/// Valid by the letter of the specification alone.
const POWER: &str = "const a = pow(0.0, 0.0);\n";
/// Valid for browsers alone.
const ALIAS: &str =
    "fn g(a: ptr<function, i32>, _b: ptr<function, i32>) { *a = 1; } fn f() { var c = 1; g(&c, &c); }\n";
/// Valid for browsers alone.
const LDEXP: &str = "const a = ldexp(0.5, 129i);\n";

/// The severities and rules of what a command says of a shader.
fn said(arguments: &[&str], shader: &str) -> Vec<String> {
    let output = colorfast(&[arguments, &["--format", "json", "-"]].concat(), shader);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let report: serde_json::Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let found = report["files"][0]["diagnostics"].as_array().expect("a list");
    found.iter().map(|found| format!("{} {}", found["severity"], found["rule"]).replace('"', "")).collect()
}

#[test]
fn the_default_is_what_browsers_accept() {
    for arguments in [&["check"][..], &["check", "--interpretation", "browsers"]] {
        assert_eq!(said(arguments, POWER), ["error wgsl/zero-power"]);
        assert_eq!(said(arguments, ALIAS), ["warning wgsl/unused-pointer-alias"]);
        assert_eq!(said(arguments, LDEXP), ["warning wgsl/abstract-ldexp"]);
    }
}

#[test]
fn the_letter_of_the_specification_can_be_asked_for() {
    let arguments = ["check", "--interpretation", "specification"];
    assert_eq!(said(&arguments, POWER), ["warning wgsl/zero-power"]);
    assert_eq!(said(&arguments, ALIAS), ["error wgsl/pointer-alias"]);
    assert_eq!(said(&arguments, LDEXP), ["error wgsl/const-ldexp-exponent"]);
}

#[test]
fn a_compilation_and_a_fix_follow_it() {
    for command in [&["compile", "--target", "ir"][..], &["fix"]] {
        let succeeds = |interpretation, shader| {
            let arguments = [command, &["--interpretation", interpretation, "-"]].concat();
            colorfast(&arguments, shader).status.success()
        };
        assert!(!succeeds("browsers", POWER) && succeeds("specification", POWER), "{command:?}");
        assert!(succeeds("browsers", ALIAS) && !succeeds("specification", ALIAS), "{command:?}");
    }
    assert_eq!(colorfast(&["check", "--interpretation", "mine", "-"], POWER).status.code(), Some(2));
}
