//! `xtest conformance` as a whole, on scratch trees: the example of docs/adapter.md, and compilers that misbehave.

use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

const EXAMPLE: &str = include_str!("../../tools/adapters/example.py");

/// A compiler whose source says what it does.
const ODD: &str = r#"
import json, os, sys, time
for line in sys.stdin:
    request = json.loads(line)
    source = request.get("source", "")
    if "crash" in source: os.abort()
    if "hang" in source: time.sleep(60)
    answer = {"id": request["id"], "ok": True, "name": "odd", "version": "2", "targets": ["msl", "wgsl"], "extensions": []}
    if request["op"] == "compile":
        answer["outputs"] = [{"text": source, "entry_points": []}]
    if "bad" in source and request["op"] != "hello":
        line = 1 + [n for n, text in enumerate(source.split("\n")) if "bad" in text][-1]
        answer = {"id": request["id"], "ok": False, "diagnostics": [{"severity": "error", "rule": "odd", "line": line}]}
    if "option" in source:
        answer = {"id": request["id"], "ok": False, "diagnostics": [{"severity": "error", "rule": "protocol"}]}
    print(json.dumps(answer), flush=True)
"#;

const RULE: &str = "//# case fail\n//# expect-error: wgsl/x line 2\nbad fn f() {}\n//# case pass\nfn f() {}\n";

/// A scratch tree with these files.
fn tree(files: &[(&str, &str)]) -> TempDir {
    let tree = tempfile::tempdir().expect("a scratch folder");
    for (path, text) in files {
        let path = tree.path().join(path);
        fs::create_dir_all(path.parent().expect("a file in a folder")).expect("a scratch folder");
        fs::write(path, text).expect("a scratch folder");
    }
    tree
}

/// Whether the adapters' language is there: the README's commands need Rust and a C++ compiler alone.
fn has_python() -> bool {
    let found = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    if !found {
        eprintln!("left out: there is no python3");
    }
    found
}

fn xtest(words: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_xtest")).args(words).output().expect("xtest starts");
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("UTF-8")).concat();
    assert!(output.status.success(), "{text}");
    text
}

fn shown(path: &Path) -> String {
    path.to_str().expect("UTF-8").to_owned()
}

/// Runs a compiler over a tree; its documents go to the tree's `out`.
fn conformance(tree: &TempDir, script: &str, more: &[&str]) -> String {
    fs::write(tree.path().join("compiler.py"), script).expect("a scratch folder");
    let compiler = format!("cmd:python3 {}", shown(&tree.path().join("compiler.py")));
    let (root, out) = (shown(tree.path()), shown(&tree.path().join("out")));
    let words = ["conformance", "--root", &root, "--compiler", &compiler, "--out", &out, "--no-exec", "--limit", "2"];
    xtest(&[&words[..], more].concat())
}

fn document(path: &Path) -> serde_json::Value {
    serde_json::from_str(&fs::read_to_string(path).expect("written")).expect("JSON")
}

/// `outcome` of the case at a level.
fn outcome(document: &serde_json::Value, level: &str, case: &str) -> String {
    let cases = document["cases"].as_array().expect("cases");
    let found = cases.iter().find(|it| it["level"] == level && it["case"] == case);
    found.unwrap_or_else(|| panic!("no {level}/{case}"))["outcome"].as_str().expect("text").to_owned()
}

#[test]
fn the_example_of_the_page_accepts_everything_and_is_short() {
    assert!(EXAMPLE.lines().count() < 60);
    let page = include_str!("../../docs/adapter.md");
    let marked = page.split("```python\n").nth(1).and_then(|rest| rest.split("```").next());
    assert_eq!(marked, Some(EXAMPLE), "docs/adapter.md shows tools/adapters/example.py");
    if !has_python() {
        return;
    }
    let syntax = "//# expect-error: wgsl/y\nbad";
    let tree = tree(&[
        ("testdata/spec/s/x.cases.wgsl", RULE),
        ("testdata/syntax/reject/a/b.wgsl", syntax),
        ("testdata/spec/s/p.wgsl", "//# pipeline: compute\n@compute @workgroup_size(1) fn main() {}"),
        ("testdata/e2e/a/b.wgsl", "fn f() {}"),
    ]);
    conformance(&tree, EXAMPLE, &[]);
    let document = document(&tree.path().join("out/example.json"));
    assert_eq!(document["schema"], "colorfast-conformance/1");
    assert_eq!(outcome(&document, "check", "spec/s/x.cases.wgsl/pass"), "right");
    assert_eq!(outcome(&document, "check", "spec/s/x.cases.wgsl/fail"), "wrong");
    assert_eq!(outcome(&document, "check", "e2e/a/b.wgsl"), "right");
    assert_eq!(outcome(&document, "parse", "syntax/reject/a/b.wgsl"), "wrong");
    // What `hello` does not name is not counted against it.
    assert_eq!(outcome(&document, "pipeline", "spec/s/p.wgsl"), "not_applicable");
    assert_eq!(outcome(&document, "compile:msl", "e2e/a/b.wgsl"), "not_applicable");
    assert_eq!(document["rules"]["wgsl/x"]["right"], 1);
}

#[test]
fn crashes_hangs_lines_and_needs_are_counted() {
    if !has_python() {
        return;
    }
    let elsewhere = RULE.replace("line 2\nbad", "line 2\n\n\nbad");
    let tree = tree(&[
        ("testdata/spec/s/x.cases.wgsl", RULE),
        ("testdata/spec/s/y.cases.wgsl", &elsewhere),
        ("testdata/spec/s/crash.wgsl", "fn crash() {}"),
        ("testdata/spec/s/hang.wgsl", "fn hang() {}"),
        ("testdata/spec/s/halves.wgsl", "enable f16; fn f() -> f16 { return 1; }"),
        ("testdata/e2e/a/good.wgsl", "@compute @workgroup_size(1) fn main() {}"),
        ("testdata/e2e/a/refused.wgsl", "const bad = 1;"),
        ("testdata/e2e/a/invalid.wgsl", "fn f() -> i32 { return 1.5; }"),
        ("testdata/e2e/a/option.wgsl", "fn option() {}"),
    ]);
    let text = conformance(&tree, ODD, &["--report", &shown(&tree.path().join("page"))]);
    let document = document(&tree.path().join("out/odd.json"));
    assert_eq!(outcome(&document, "check", "spec/s/crash.wgsl"), "crashed");
    assert_eq!(outcome(&document, "check", "spec/s/hang.wgsl"), "hung");
    assert_eq!(outcome(&document, "check", "spec/s/halves.wgsl"), "not_applicable");
    assert_eq!(outcome(&document, "check", "spec/s/x.cases.wgsl/fail"), "right");
    assert_eq!(document["levels"]["check"]["on_line"], 1, "{text}");
    assert_eq!(document["levels"]["check"]["off_line"], 1, "{text}");
    let answer = |case: &str| outcome(&document, "compile:wgsl", case);
    assert_eq!(answer("e2e/a/good.wgsl"), "right");
    assert_eq!(answer("e2e/a/refused.wgsl"), "wrong");
    // Our own front end decides whether WGSL is valid, not the compiler that wrote it.
    assert_eq!(answer("e2e/a/invalid.wgsl"), "wrong");
    assert_eq!(answer("e2e/a/option.wgsl"), "not_applicable");
    assert_eq!(outcome(&document, "compile:hlsl", "e2e/a/good.wgsl"), "not_applicable");
    let page = fs::read_to_string(tree.path().join("page/index.html")).expect("written");
    assert!(page.contains("data/summary.js") && !page.contains("http"), "{page}");
    let summary = fs::read_to_string(tree.path().join("page/data/summary.js")).expect("written");
    let areas: serde_json::Value =
        serde_json::from_str(summary.trim_start_matches("const SUMMARY = ").trim_end_matches(";\n")).expect("JSON");
    assert_eq!(areas["areas"], serde_json::json!(["e2e/a", "spec/s"]));
    let area = fs::read_to_string(tree.path().join("page/data/1.js")).expect("written");
    assert!(area.starts_with("loaded(1, ") && area.contains("https://www.w3.org/TR/WGSL/#s"), "{area}");
}

#[test]
fn shards_merge_into_the_whole_and_a_baseline_shows_what_changed() {
    if !has_python() {
        return;
    }
    let files: Vec<(String, &str)> = (0..20).map(|n| (format!("testdata/spec/s/{n}.cases.wgsl"), RULE)).collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
    let tree = tree(&files);
    let path = |name: &str| shown(&tree.path().join(name));
    for shard in ["1/2", "2/2"] {
        let out = path(&format!("part{}", &shard[..1]));
        let script = path("compiler.py");
        fs::write(&script, EXAMPLE).expect("a scratch folder");
        let compiler = format!("cmd:python3 {script}");
        xtest(&["conformance", "--root", &path(""), "--compiler", &compiler, "--out", &out, "--shard", shard]);
    }
    conformance(&tree, EXAMPLE, &[]);
    let whole = document(&tree.path().join("out/example.json"));
    let merge = ["report", "merge", &path("part1"), &path("part2"), "--root", &path(""), "--out", &path("merged")];
    let text = xtest(&[&merge[..], &["--baseline", &path("out")]].concat());
    assert!(text.contains("+0.00"), "{text}");
    let merged = document(&tree.path().join("merged/example.json"));
    let names = |of: &serde_json::Value| -> Vec<String> {
        of["cases"].as_array().expect("cases").iter().map(|it| it["case"].to_string()).collect()
    };
    assert_eq!(names(&merged), names(&whole));
    assert_eq!(
        (merged["levels"]["check"]["right"].as_u64(), merged["shards"].as_array().map(Vec::len)),
        (Some(20), Some(2))
    );
}
