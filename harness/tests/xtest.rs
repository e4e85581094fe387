//! `xtest` as a whole, on scratch trees and with a compiler made for the purpose: this test program plays it when it is
//! started as `fake`, so it brings its own `main`.
//!
//! The fake's output is the source under a heading; `refuse`, `crash`, `hang` and `bad` in a source make it do so.

use colorfast_protocol::message::{Diagnostic, Output};
use colorfast_protocol::server::serve_with;
use colorfast_protocol::{Request, Response};
use libtest_mimic::{Arguments, Trial};
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};
use tempfile::TempDir;

fn main() -> ExitCode {
    if std::env::args().nth(1).as_deref() == Some("fake") {
        let served = serve_with(std::io::stdin().lock(), std::io::stdout().lock(), fake);
        return if served.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let tests: [(&str, fn()); 12] = [
        ("blessed_outputs_pass_and_changed_ones_fail_with_a_diff", bless_and_change),
        ("a_filtered_bless_keeps_the_other_sections", filtered_bless),
        ("a_full_bless_drops_what_is_gone_and_a_run_finds_it", stale),
        ("refusals_are_golden_and_a_crash_or_hang_costs_one_case", refusals_and_crashes),
        ("checks_follow_their_directives", checks),
        ("shards_are_a_partition_and_cannot_bless", shards),
        ("what_failed_is_run_again", rerun),
        ("known_failures_pass_until_they_are_fixed", status),
        ("reports_are_written", reports),
        ("outputs_are_validated_once_and_counted_where_they_are_not", validation),
        ("a_tree_says_how_it_differs", described_tree),
        ("a_tree_without_golden_files_is_compiled_and_not_compared", no_goldens),
    ];
    let tests = tests.map(|(name, test)| {
        Trial::test(name, move || {
            test();
            Ok(())
        })
    });
    libtest_mimic::run(&Arguments::from_args(), tests.into()).exit_code()
}

/// The compiler.
fn fake(request: &Request) -> Response {
    let source = request.source.as_deref().unwrap_or_default();
    if source.contains("crash") {
        eprintln!("fake: crashing");
        std::process::abort();
    }
    if source.contains("hang") {
        std::thread::sleep(std::time::Duration::from_secs(60));
    }
    let bad = source.lines().position(|line| line.contains("bad") && !line.starts_with("//"));
    let error = |rule: &str, line: usize| Diagnostic {
        severity: "error".to_owned(),
        rule: rule.to_owned(),
        message: "this is not right".to_owned(),
        line: line as u32,
        ..Diagnostic::default()
    };
    let target = request.target.as_deref().unwrap_or_default();
    let diagnostics: Vec<Diagnostic> = match (bad, request.op.as_str()) {
        (Some(line), _) => vec![error("fake/bad", line + 1)],
        (None, "compile") if source.contains("refuse") => vec![error("fake/refused", 1)],
        _ => Vec::new(),
    };
    let text = format!("{target} {:?}\n{source}", request.options);
    let outputs = diagnostics.is_empty().then(|| vec![Output { text: Some(text), ..Output::default() }]);
    Response { ok: diagnostics.is_empty(), diagnostics: Some(diagnostics), outputs, ..Response::default() }
}

/// A scratch tree with these files.
fn tree(files: &[(&str, &str)]) -> TempDir {
    let tree = tempfile::tempdir().expect("a scratch folder");
    files.iter().for_each(|(path, text)| write(&tree, path, text));
    tree
}

fn write(tree: &TempDir, path: &str, text: &str) {
    let path = tree.path().join(path);
    fs::create_dir_all(path.parent().expect("a file in a folder")).expect("a scratch folder");
    fs::write(path, text).expect("a scratch folder");
}

fn read(tree: &TempDir, path: &str) -> String {
    fs::read_to_string(tree.path().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Runs xtest on the text backends without validation; whether it succeeded, and what it printed.
fn xtest(tree: &TempDir, arguments: &str) -> (bool, String) {
    run(xtest_command(tree).args(["--backend", "msl,wgsl", "--validate", "off"]).args(arguments.split_whitespace()))
}

fn xtest_command(tree: &TempDir) -> Command {
    let fake = std::env::current_exe().expect("a test has a path");
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtest"));
    command.arg("--root").arg(tree.path()).args(["--compiler", &format!("cmd:{} fake", fake.display())]);
    command
}

fn run(command: &mut Command) -> (bool, String) {
    let output = command.output().expect("xtest starts");
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("UTF-8")).concat();
    (output.status.success(), text)
}

/// The closing line of a run.
fn totals(text: &str) -> &str {
    text.lines().rfind(|line| line.contains(" passed, ")).unwrap_or(text)
}

const CASES: &str = "//# preamble\nfn shared() {}\n//# case a/i32\nfn a() {}\n//# case b/vec2<f32>\nfn b() {}\n";

fn bless_and_change() {
    let tree = tree(&[("testdata/builtins/x.cases.wgsl", CASES), ("testdata/e2e/p/q.wgsl", "fn q() {}")]);
    let (ok, text) = xtest(&tree, "");
    assert!(!ok && totals(&text) == "2 passed, 6 failed, 0 skipped", "{text}");
    assert!(text.contains("there is no golden text for it in expectations/msl/msl23/e2e/p/q.wgsl.msl"), "{text}");
    assert!(xtest(&tree, "--bless").0);
    let golden = read(&tree, "expectations/msl/msl23/builtins/x.cases.wgsl.msl");
    let expected =
        "//# case a/i32\nmsl {\"msl_version\": String(\"2.3\")}\nfn a() {}\n\nfn shared() {}\n//# case b/vec2<f32>\n";
    assert!(golden.starts_with(expected), "{golden}");
    let (ok, text) = xtest(&tree, "");
    assert!(ok && totals(&text) == "8 passed, 0 failed, 0 skipped", "{text}");
    write(&tree, "testdata/builtins/x.cases.wgsl", &CASES.replace("fn b()", "fn b2()"));
    let (ok, text) = xtest(&tree, "--backend wgsl");
    assert!(!ok && totals(&text) == "6 passed, 2 failed, 0 skipped", "{text}");
    assert!(text.contains("  - fn b() {}\n  + fn b2() {}\n"), "{text}");
    assert!(
        text.contains("next: cargo xtest --root '")
            && text.contains("' show 'wgsl/default/builtins/x.cases.wgsl/b/vec2<f32>' --output"),
        "{text}"
    );
}

fn described_tree() {
    let config = "inputs = \"shaders\"\nexpectations = \"golden/x\"\nbackends = [\"wgsl\"]\nlimit = 5\n\
                  [kinds]\n\"\" = \"compile\"\n\"wrong\" = \"reject\"\n";
    let tree = tree(&[
        ("colorfast.toml", config),
        ("shaders/q.wgsl", "fn q() {}"),
        ("shaders/wrong/r.wgsl", "//# expect-error: fake/bad line 2\nbad"),
    ]);
    let xtest = |arguments: &[&str]| run(xtest_command(&tree).args(["--validate", "off"]).args(arguments));
    let (ok, text) = xtest(&["--bless"]);
    assert!(ok && totals(&text) == "3 passed, 0 failed, 0 skipped", "{text}");
    assert_eq!(read(&tree, "golden/x/wgsl/default/q.wgsl.wgsl"), "wgsl {}\nfn q() {}\n");
    let (ok, text) = xtest(&[]);
    assert!(ok && totals(&text) == "3 passed, 0 failed, 0 skipped", "{text}");
    write(&tree, "colorfast.toml", "inptus = \"shaders\"\n");
    let (ok, text) = xtest(&[]);
    assert!(!ok && text.contains("colorfast.toml") && text.contains("inptus"), "{text}");
}

fn no_goldens() {
    let config = "golden = false\n[kinds]\n\"\" = \"compile\"\n";
    let tree = tree(&[("colorfast.toml", config), ("testdata/a.wgsl", "fine\r\n"), ("testdata/b.wgsl", "refuse")]);
    let (ok, text) = xtest(&tree, "");
    assert!(!ok && totals(&text) == "2 passed, 2 failed, 0 skipped", "{text}");
    assert!(text.contains("refused fake/refused"), "{text}");
    let (ok, text) = xtest(&tree, "--bless");
    assert!(!ok && text.contains("nothing to bless"), "{text}");
    assert!(!tree.path().join("expectations").exists());
}

fn filtered_bless() {
    let tree = tree(&[("testdata/builtins/x.cases.wgsl", CASES)]);
    assert!(xtest(&tree, "--bless").0);
    write(&tree, "testdata/builtins/x.cases.wgsl", &CASES.replace("fn a()", "fn a2()").replace("fn b()", "fn b2()"));
    let (ok, text) = xtest(&tree, "--bless msl.*b/vec2<f32>$");
    assert!(ok && text.contains("blessed: 1 golden files written, 0 removed"), "{text}");
    let golden = read(&tree, "expectations/msl/msl23/builtins/x.cases.wgsl.msl");
    assert!(golden.contains("fn a() {}") && golden.contains("fn b2() {}"), "{golden}");
}

fn stale() {
    let tree = tree(&[("testdata/builtins/x.cases.wgsl", CASES), ("testdata/e2e/p/q.wgsl", "fn q() {}")]);
    assert!(xtest(&tree, "--bless").0);
    fs::remove_file(tree.path().join("testdata/e2e/p/q.wgsl")).expect("it is there");
    write(&tree, "testdata/builtins/x.cases.wgsl", "//# case b/vec2<f32>\nfn b() {}\n//# preamble\nfn shared() {}\n");
    let (ok, text) = xtest(&tree, "");
    assert!(!ok && totals(&text) == "2 passed, 2 failed, 0 skipped", "{text}");
    assert!(text.contains("expectations/msl/msl23/e2e/p/q.wgsl.msl"), "{text}");
    assert!(text.contains("expectations/wgsl/default/builtins/x.cases.wgsl.wgsl: a/i32"), "{text}");
    let (ok, text) = xtest(&tree, "--bless");
    assert!(ok && text.contains("blessed: 2 golden files written, 2 removed"), "{text}");
    assert!(xtest(&tree, "").0);
}

fn refusals_and_crashes() {
    let tree = tree(&[
        ("testdata/e2e/p/a.wgsl", "refuse"),
        ("testdata/e2e/p/b.wgsl", "crash"),
        ("testdata/e2e/p/c.wgsl", "//# skip msl: not yet\nfine"),
        ("testdata/e2e/p/d.wgsl", "//# targets: msl\nhang"),
    ]);
    let (ok, text) = xtest(&tree, "--bless --limit 1");
    assert!(!ok && totals(&text) == "5 passed, 3 failed, 1 skipped", "{text}");
    assert!(text.contains("the compiler crashed") && text.contains("fake: crashing"), "{text}");
    assert!(text.contains("the compiler did not answer within 1000 ms and was killed"), "{text}");
    assert!(text.contains("3 crashes or hangs"), "{text}");
    assert_eq!(read(&tree, "expectations/msl/msl23/e2e/p/a.wgsl.msl"), "//# refused fake/refused\nthis is not right\n");
    assert!(!tree.path().join("expectations/msl/msl23/e2e/p/c.wgsl.msl").exists(), "a skipped case has no golden text");
}

fn checks() {
    let tree = tree(&[
        ("testdata/syntax/accept/a.wgsl", "fine"),
        ("testdata/syntax/accept/b.wgsl", "\nbad"),
        ("testdata/syntax/reject/a.wgsl", "//# expect-error: fake/bad line 2\nbad"),
        ("testdata/syntax/reject/b.wgsl", "//# expect-error: fake/bad line 3\nbad"),
        ("testdata/syntax/reject/c.wgsl", "//# expect-error: fake/other\nfine"),
        ("testdata/regress/a.wgsl", "bad"),
        ("testdata/spec/x/a.wgsl", "//# nonsense: 1\nfine"),
    ]);
    let (ok, text) = xtest(&tree, "^check");
    assert!(!ok && totals(&text) == "3 passed, 4 failed, 0 skipped", "{text}");
    for part in [
        "rejected, but it is valid:\n  2:0: this is not right [fake/bad]",
        "must be rejected with fake/bad on line 3, but was with:\n  2:0:",
        "accepted, but it must be rejected with fake/other",
        "testdata/spec/x/a.wgsl: line 1: unknown directive `nonsense`",
    ] {
        assert!(text.contains(part), "{part}\nis not in\n{text}");
    }
}

fn shards() {
    let tree = tree(&[("testdata/builtins/x.cases.wgsl", CASES)]);
    assert!(xtest(&tree, "--bless").0);
    let count = |shard: &str| {
        let (ok, text) = xtest(&tree, &format!("--shard {shard}"));
        assert!(ok, "{text}");
        totals(&text).split(' ').next().and_then(|count| count.parse::<u32>().ok()).expect("a count")
    };
    assert_eq!(count("1/2") + count("2/2"), 6);
    let (ok, text) = xtest(&tree, "--bless --shard 1/2");
    assert!(!ok && text.contains("cannot be used with"), "{text}");
}

fn rerun() {
    let tree = tree(&[("testdata/syntax/accept/a.wgsl", "bad"), ("testdata/syntax/accept/b.wgsl", "fine")]);
    assert!(!xtest(&tree, "").0);
    let (_, text) = xtest(&tree, "--rerun-failed");
    assert_eq!(totals(&text), "0 passed, 1 failed, 0 skipped");
    write(&tree, "testdata/syntax/accept/a.wgsl", "fine");
    let (ok, text) = xtest(&tree, "--rerun-failed");
    assert!(ok && totals(&text) == "1 passed, 0 failed, 0 skipped", "{text}");
    let (ok, text) = xtest(&tree, "--rerun-failed");
    assert!(!ok && text.contains("nothing failed last time"), "{text}");
}

fn status() {
    let tree = tree(&[
        ("testdata/syntax/accept/a.wgsl", "bad"),
        ("testdata/syntax/accept/b.wgsl", "fine"),
        ("expectations/status.txt", "check/syntax/accept/* fail -- a known bug\n"),
    ]);
    let (ok, text) = xtest(&tree, "^check");
    assert!(!ok && totals(&text) == "1 passed, 1 failed, 0 skipped", "{text}");
    assert!(text.contains("passes, though line 1 of expectations/status.txt says that it fails"), "{text}");
    write(&tree, "expectations/status.txt", "check/*/a.wgsl fail -- a known bug\ncheck/*/b.wgsl slow -- so they say\n");
    let (ok, text) = xtest(&tree, "^check");
    assert!(ok && totals(&text) == "1 passed, 0 failed, 1 skipped", "{text}");
    assert!(text.contains("1 of those that passed failed as expectations/status.txt says"), "{text}");
    assert_eq!(totals(&xtest(&tree, "^check --include-ignored").1), "2 passed, 0 failed, 0 skipped");
}

fn reports() {
    let tree = tree(&[("testdata/syntax/accept/a.wgsl", "bad"), ("testdata/e2e/p/b.wgsl", "fine")]);
    let folder = tree.path().join("out");
    let (ok, text) = xtest(&tree, &format!("--report {}", folder.display()));
    assert!(!ok, "{text}");
    let json: serde_json::Value = serde_json::from_str(&read(&tree, "out/report.json")).expect("JSON");
    assert_eq!((&json["totals"]["passed"], &json["totals"]["failed"]), (&2.into(), &3.into()));
    assert!(read(&tree, "out/junit.xml").contains("<testsuite name=\"check\" tests=\"1\" failures=\"1\""));
    assert!(read(&tree, "out/report.html").contains("check/syntax/accept/a.wgsl"));
    assert!(Path::new(&folder).join("report.html").is_file());
    let (ok, text) = xtest(&tree, "--list");
    assert!(ok && text.contains("msl/msl23/e2e/p/b.wgsl: test"), "{text}");
}

/// With an `xcrun` of our own that refuses what says `invalid`, and counts how often it is asked.
fn validation() {
    if !cfg!(unix) {
        return;
    }
    let tree = tree(&[("testdata/e2e/p/a.wgsl", "fine"), ("testdata/e2e/p/b.wgsl", "invalid")]);
    let script = "#!/bin/sh\n[ \"$4\" = --version ] && exec echo metal 1\necho asked >> \"$(dirname \"$0\")/asked\"\n\
                  if grep -q invalid; then echo 'error: no such thing' >&2; exit 1; fi\n";
    write(&tree, "bin/xcrun", script);
    assert!(
        Command::new("chmod")
            .arg("+x")
            .arg(tree.path().join("bin/xcrun"))
            .status()
            .is_ok_and(|status| status.success())
    );
    let xtest = |arguments: &str| {
        let path = format!("{}:{}", tree.path().join("bin").display(), std::env::var("PATH").unwrap_or_default());
        let mut command = xtest_command(&tree);
        run(command.args(["--backend", "msl"]).args(arguments.split_whitespace()).env("PATH", path))
    };
    let asked = || read(&tree, "bin/asked").lines().count();
    let (ok, text) = xtest("--bless");
    assert!(!ok && text.contains("the output is not valid msl:\n  error: no such thing"), "{text}");
    let validated = text.lines().find(|line| line.starts_with("msl/msl23")).expect("a row");
    assert_eq!(validated.split_whitespace().collect::<Vec<_>>(), ["msl/msl23", "1", "1", "0", "2"]);
    assert_eq!(asked(), 2);
    let (ok, text) = xtest("");
    assert!(!ok && asked() == 2 && text.contains("error: no such thing"), "the verdicts are known: {text}");
    assert!(!xtest("--validate all").0 && asked() == 4);
    let (ok, text) = xtest("--validate off");
    assert!(ok && text.contains("not validated: 2 outputs of msl/msl23: validation is off"), "{text}");
}
