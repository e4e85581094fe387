//! The `colorfast` binary from outside: what it prints where, and its exit codes.

mod common;

use common::colorfast;

const GOOD: &str = "@compute @workgroup_size(4) fn main() {}\n";
const BAD: &str = "fn f() {\n  let x: i32 = true;\n}\n";

/// Exit code, standard output and standard error.
fn said(arguments: &[&str], stdin: &str) -> (i32, String, String) {
    let output = colorfast(arguments, stdin);
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code().expect("it exits"), text(output.stdout), text(output.stderr))
}

#[test]
fn a_good_shader_is_accepted_in_silence() {
    assert_eq!(said(&["check"], GOOD), (0, String::new(), String::new()));
}

#[test]
fn a_bad_shader_is_drawn_with_its_line_and_rule() {
    let (code, out, err) = said(&["check", "-"], BAD);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(err.starts_with("error["), "{err}");
    assert!(err.contains("--> <stdin>:2:16"), "{err}");
    assert!(err.contains("2 |   let x: i32 = true;\n"), "{err}");
    assert!(err.contains("^^^^"), "{err}");
    assert!(!err.contains('\u{1b}'), "no colours where no terminal is");
    assert!(said(&["check", "--color=always"], BAD).2.contains('\u{1b}'));
}

#[test]
fn json_says_the_same_to_programs() {
    let (code, out, err) = said(&["check", "--format", "json"], BAD);
    assert_eq!((code, err.as_str()), (1, ""));
    let answer: serde_json::Value = serde_json::from_str(&out).expect("one line of JSON");
    assert_eq!(answer["ok"], false);
    let diagnostic = &answer["files"][0]["diagnostics"][0];
    assert_eq!((&diagnostic["line"], &diagnostic["column"], &diagnostic["length"]), (&2.into(), &16.into(), &4.into()));
}

#[test]
fn ir_goes_through_text() {
    let (code, ir, err) = said(&["ir"], GOOD);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(ir.contains("workgroup_size"), "{ir}");
    assert_eq!(said(&["compile", "--target=ir", "--language=ir"], &ir), (0, ir.clone(), String::new()));
    let folder = tempfile::tempdir().expect("a scratch folder");
    let path = folder.path().join("shader.ir");
    std::fs::write(&path, &ir).expect("the folder is ours");
    let path = path.to_str().expect("UTF-8");
    assert_eq!(said(&["check", path], "").0, 0, "the extension tells the language");
    assert_eq!(said(&["ir", "--transform", "remove_unused", path], "").1, ir);
}

#[test]
fn raised_ir_is_printed_too() {
    let source = "@group(0) @binding(0) var<storage, read_write> b: array<u32>;\n@compute @workgroup_size(1) fn main() { b[0] = 1u; }\n";
    let lowered = said(&["ir"], source).1;
    for stage in ["wgsl", "spirv", "msl", "hlsl", "glsl"] {
        let (code, ir, err) = said(&["ir", "--stage", stage], source);
        assert_eq!((code, err.as_str()), (0, ""), "{stage}");
        assert!(ir.contains("fn main"), "{stage}: {ir}");
        assert!(stage == "wgsl" || ir != lowered, "{stage} changes the module");
    }
    assert_ne!(said(&["ir", "--stage", "metal"], source).0, 0, "there is no such target");
}

#[test]
fn output_goes_to_a_file() {
    let folder = tempfile::tempdir().expect("a scratch folder");
    let path = folder.path().join("out.ir");
    let arguments = ["compile", "-t", "ir", "-O", "locations=true", "-o", path.to_str().expect("UTF-8")];
    assert_eq!(said(&arguments, GOOD), (0, String::new(), String::new()));
    assert!(std::fs::read_to_string(&path).expect("it was written").contains("main"));
}

#[test]
fn what_cannot_be_carried_out_exits_with_two() {
    for (arguments, complaint) in [
        (["check", "/nonexistent.wgsl"].as_slice(), "/nonexistent.wgsl"),
        (&["compile", "-t", "pascal"], "no target 'pascal'"),
        (&["compile", "-t", "ir", "-D", "x"], "NAME=VALUE"),
        (&["compile", "-t", "ir", "-D", "x=many"], "'many'"),
        (&["check", "-l", "pascal"], "no language 'pascal'"),
        (&["ir", "--transform", "magic"], "no transform 'magic'"),
        (&["fly"], "fly"),
    ] {
        let (code, out, err) = said(arguments, GOOD);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.contains(complaint), "{arguments:?}: {err}");
    }
}

#[test]
fn a_wrong_option_is_a_rejection() {
    let (code, _, err) = said(&["compile", "-t", "ir", "-O", "speed=9"], GOOD);
    assert_eq!(code, 1);
    assert!(err.contains("no option 'speed'"), "{err}");
}

#[test]
fn options_are_listed() {
    let (code, out, _) = said(&["options", "ir"], "");
    assert_eq!(code, 0);
    assert!(out.contains("locations") && out.contains("any target:\n  remap="), "{out}");
}

#[test]
fn the_protocol_is_served() {
    let requests = "{\"id\":1,\"op\":\"hello\"}\n{\"id\":2,\"op\":\"check\",\"source\":\"fn f() { g(); }\"}\n";
    let (code, out, _) = said(&["serve"], requests);
    let answers: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((code, answers.len()), (0, 2));
    assert_eq!((&answers[0]["id"], &answers[0]["ok"]), (&1.into(), &true.into()));
    assert_eq!((&answers[1]["id"], &answers[1]["ok"]), (&2.into(), &false.into()));
}

#[test]
fn the_binary_form_of_the_ir_is_written_and_read_by_every_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("shader.irb");
    let file = path.to_str().expect("UTF-8");
    assert_eq!(said(&["ir", "--binary", "-o", file, "-"], GOOD), (0, String::new(), String::new()));
    let (_, text, _) = said(&["ir", "-"], GOOD);
    assert_eq!(said(&["ir", file], ""), (0, text, String::new()));
    assert_eq!(said(&["check", file], "").0, 0);
    let (_, wgsl, _) = said(&["compile", "-t", "wgsl", "-"], GOOD);
    assert_eq!(said(&["compile", "-t", "wgsl", file], ""), (0, wgsl, String::new()));
    let whole = std::fs::read(&path).expect("it was written");
    for length in 4..whole.len() {
        std::fs::write(&path, &whole[..length]).expect("the folder is ours");
        let (code, out, err) = said(&["check", file], "");
        assert!(code == 1 && out.is_empty() && err.contains("[ir/") && err.contains("shader.irb"), "{length}: {err}");
    }
}
