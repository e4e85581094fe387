//! Reports for machines: many files at once, and the formats held to their schemas.

mod common;
#[path = "report/schema.rs"]
mod schema;

use common::colorfast;
use serde_json::Value;
use std::path::Path;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A folder of files.
fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().expect("a scratch folder");
    for (name, text) in files {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().expect("it is in the folder")).expect("created");
        std::fs::write(path, text).expect("written");
    }
    folder
}

fn checked(arguments: &[&str], folder: &Path) -> (Option<i32>, String, String) {
    let folder = folder.display().to_string();
    let output = colorfast(&[&["check"], arguments, &[folder.as_str()]].concat(), "");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// A warning, errors with edits, notes with and without a place, and a name that is no plain reference.
const FILES: &[(&str, &str)] = &[
    ("good.wgsl", "@compute @workgroup_size(4) fn main() {}\n"),
    ("old shaders/a.wgsl", "type Colour = vec4<f32>;\nfn f() { }\nfn f() { }\nfn g() { h(); }\n"),
    ("old shaders/ü.wgsl", "fn f(i: i32) -> f32 {\n  return 0.5 * i;\n}\n"),
    (".hidden/bad.wgsl", "nothing\n"),
    ("notes.txt", "nothing\n"),
];

#[test]
fn a_folder_is_all_its_shaders() {
    let folder = folder(FILES);
    let (code, out, err) = checked(&["--color", "never"], folder.path());
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(err.contains("a.wgsl:1:1") && err.contains("ü.wgsl:2:10"), "{err}");
    assert!(err.ends_with("3 files: 4 errors\n"), "{err}");
}

#[test]
fn what_is_beyond_the_limit_is_counted() {
    let folder = folder(FILES);
    let (code, _, err) = checked(&["--error-limit", "1", "--color", "never"], folder.path());
    assert_eq!((code, err.matches("error[").count()), (Some(1), 1));
    assert!(err.contains("and 3 more\n"), "{err}");
    let many: String = (0..200).map(|n| format!("const c{n}: i32 = true;\n")).collect();
    let count = |limit| {
        let output = colorfast(&["check", "--format", "json", "--error-limit", limit], &many);
        let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let shown = report["files"][0]["diagnostics"].as_array().map(Vec::len);
        (shown, report["errors"].as_u64(), report["left_out"].as_u64())
    };
    assert_eq!(count("64"), (Some(64), Some(200), Some(136)));
    assert_eq!(count("150"), (Some(150), Some(200), Some(50)));
    assert_eq!(count("0"), (Some(200), Some(200), Some(0)));
}

#[test]
fn json_is_as_its_schema_says() {
    let folder = folder(FILES);
    let (code, out, err) = checked(&["--format", "json"], folder.path());
    assert_eq!((code, err.as_str()), (Some(1), ""));
    let report: Value = serde_json::from_str(&out).expect("JSON");
    let schema = serde_json::from_str(include_str!("../report.schema.json")).expect("JSON");
    assert_eq!(schema::faults(&schema, &report), Vec::<String>::new());
    let edit = &report["files"][1]["diagnostics"][0]["suggestions"][0]["edits"][0];
    assert_eq!((&edit["start"], &edit["end"], &edit["replacement"]), (&0.into(), &4.into(), &"alias".into()));
    // The check of the check: what the schema does not allow is found.
    let mut wrong = report;
    wrong["files"][1]["diagnostics"][0]["severity"] = "fatal".into();
    wrong["version"] = 2.into();
    assert_eq!(schema::faults(&schema, &wrong).len(), 2);
}

fn sarif(folder: &Path) -> Value {
    let (code, out, err) = checked(&["--format", "sarif"], folder);
    assert_eq!((code, err.as_str()), (Some(1), ""));
    serde_json::from_str(&out).expect("JSON")
}

#[test]
fn sarif_has_results_with_places_and_fixes() {
    let folder = folder(FILES);
    let log = sarif(folder.path());
    let run = &log["runs"][0];
    let results = run["results"].as_array().expect("a list");
    assert_eq!((log["version"].as_str(), results.len()), (Some("2.1.0"), 4));
    for result in results {
        let rule = &run["tool"]["driver"]["rules"][result["ruleIndex"].as_u64().expect("an index") as usize];
        assert_eq!(rule["id"], result["ruleId"]);
        let place = &result["locations"][0]["physicalLocation"]["artifactLocation"];
        let artifact = &run["artifacts"][place["index"].as_u64().expect("an index") as usize];
        assert_eq!(artifact["location"]["uri"], place["uri"]);
        assert!(!place["uri"].as_str().expect("a reference").contains([' ', 'ü']));
    }
    let replacement = &results[0]["fixes"][0]["artifactChanges"][0]["replacements"][0];
    assert_eq!(replacement["insertedContent"]["text"], "alias");
    assert_eq!(replacement["deletedRegion"]["endColumn"], 5);
    assert!(results[3]["fixes"].is_null(), "what may be incorrect is no fix");
}

#[test]
#[ignore = "needs the published schema, which COLORFAST_SARIF_SCHEMA names"]
fn sarif_is_as_the_published_schema_says() {
    let path = std::env::var_os("COLORFAST_SARIF_SCHEMA").expect("COLORFAST_SARIF_SCHEMA names the schema");
    let schema = serde_json::from_str(&std::fs::read_to_string(path).expect("it is there")).expect("JSON");
    let folder = folder(FILES);
    let log = sarif(folder.path());
    assert_eq!(schema::faults(&schema, &log), Vec::<String>::new());
    let mut wrong = log;
    wrong["runs"][0]["results"][0]["level"] = "fatal".into();
    assert_eq!(schema::faults(&schema, &wrong).len(), 1);
}

#[test]
fn github_gets_a_line_each() {
    let folder = folder(&[("a,b.wgsl", "fn f() -> f32 {\n  return 100 % true;\n}\n")]);
    let (_, out, err) = checked(&["--format", "github"], folder.path());
    assert_eq!((out.lines().count(), err.as_str()), (1, ""));
    assert!(out.starts_with("::error file="), "{out}");
    assert!(out.contains("a%2Cb.wgsl,line=2,endLine=2,col=10,endColumn=20,title=wgsl/no-matching-overload::"), "{out}");
    assert!(out.contains("abstract-int %25 bool") && out.contains("%0Anote: candidate"), "{out}");
}

#[test]
fn two_hundred_files_are_one_quick_report() {
    let shader = include_str!("../../../testdata/e2e/shaders/path-tracer.wgsl");
    let files: Vec<String> = (0..200).map(|n| format!("{}/{n}.wgsl", n % 7)).collect();
    let list: Vec<(&str, &str)> = files.iter().map(|name| (name.as_str(), shader)).collect();
    let folder = folder(&list);
    let started = Instant::now();
    let (code, out, _) = checked(&["--format", "json"], folder.path());
    let took = started.elapsed();
    let report: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!((code, report["files"].as_array().map(Vec::len)), (Some(0), Some(200)));
    // A debug build is slower by a good deal, and machines are shared.
    let limit = if cfg!(debug_assertions) { 20 } else { 1 };
    assert!(took < Duration::from_secs(limit), "{took:?}");
}
