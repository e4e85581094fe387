//! WSL: what is accepted lowers to IR that is valid and reaches every target, what is rejected is so by the rule and on the line that its
//! file names, and no text breaks the compiler.

use colorfast::Compiler;
use colorfast::diagnostic::{Diagnostics, SourceFile};
use colorfast::driver::{Artifact, Language, Request, Source, Target};
use colorfast::ir;
use colorfast::sem::Features;
use std::collections::BTreeSet;

/// The files of a folder below `testdata/wsl/`, with their names.
fn inputs(folder: &str) -> Vec<(String, String)> {
    let root = colorfast_testdata::root().join("wsl").join(folder);
    let files = colorfast_testdata::files(&root, &[".wsl"]).expect("the inputs are there");
    let read = |path: &std::path::PathBuf| {
        (path.display().to_string(), std::fs::read_to_string(path).expect("inputs are text"))
    };
    files.iter().map(read).collect()
}

/// What is wrong with a text, as rules with lines.
fn found(source: &str) -> Vec<(String, usize)> {
    let file = SourceFile::new("case", source);
    let diagnostics = Compiler::new().check(Source::text(Language::Wsl, source), &Features::all());
    diagnostics.iter().map(|item| (item.rule.id.to_owned(), file.location(item.span.start).line as usize)).collect()
}

fn lowered(source: &str) -> Result<ir::Module, String> {
    let mut program = colorfast::wsl::read(source);
    if !program.is_valid() {
        return Err(format!("is rejected: {:?}", program.diagnostics));
    }
    colorfast::wsl::lower::lower(&mut program).map_err(|errors| format!("is not lowered: {errors:?}"))
}

fn check(source: &str) -> Result<(), String> {
    let module = lowered(source)?;
    let text = ir::text::print(&module, &ir::text::PrintOptions::default());
    ir::validate(&module).map_err(|errors| format!("{errors:?}\n{text}"))?;
    let again = ir::text::parse(&text).map_err(|errors| format!("{errors:?}\n{text}"))?;
    if ir::text::print(&again, &ir::text::PrintOptions::default()) != text {
        return Err(format!("reads back differently:\n{text}"));
    }
    Ok(())
}

#[test]
fn accepted_texts_lower_to_valid_ir() {
    let mut faults = Vec::new();
    for folder in ["accept", "e2e", "exec"] {
        for (name, source) in inputs(folder) {
            let result = std::panic::catch_unwind(|| check(&source)).unwrap_or_else(|_| Err("panics".to_owned()));
            faults.extend(result.err().map(|why| format!("{name}: {why}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn rejected_texts_break_the_rule_that_they_name() {
    let mut reached = BTreeSet::new();
    let mut faults = Vec::new();
    for (name, source) in inputs("reject") {
        let expected: Vec<(String, usize)> = source
            .lines()
            .filter_map(|line| {
                let (rule, line) = line.strip_prefix("//# expect-error: ")?.split_once(" line ")?;
                Some((rule.to_owned(), line.parse().expect("a line number")))
            })
            .collect();
        let found = found(&source);
        if expected.is_empty() || found != expected {
            faults.push(format!("{name}: expected {expected:?}, found {found:?}"));
        }
        reached.extend(expected.into_iter().map(|(rule, _)| rule));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    // What no small text breaks: `explain` says why.
    let unreached = ["wsl/source-size", "wsl/expansion"];
    for rule in colorfast::wsl::rules::ALL {
        assert!(reached.contains(rule.id) || unreached.contains(&rule.id), "nothing breaks {}", rule.id);
    }
}

/// Texts cut off, with a token left out, and with a token doubled: any answer will do.
#[test]
fn broken_texts_are_answered() {
    for folder in ["e2e", "exec", "accept"] {
        for (_, source) in inputs(folder) {
            let words: Vec<usize> =
                source.char_indices().filter(|(_, c)| !c.is_ascii_alphanumeric()).map(|(at, _)| at).collect();
            let step = words.len().div_ceil(24).max(1);
            for pair in words.windows(2).step_by(step) {
                let (start, end) = (pair[0], pair[1]);
                answered(&source[..start]);
                answered(&format!("{}{}", &source[..start], &source[end..]));
                answered(&format!("{}{}{}", &source[..end], &source[start..end], &source[end..]));
            }
        }
    }
}

fn answered(source: &str) {
    let mut program = colorfast::wsl::read(source);
    if program.is_valid()
        && let Ok(module) = colorfast::wsl::lower::lower(&mut program)
    {
        ir::validate(&module).unwrap_or_else(|errors| panic!("{errors:?} for\n{source}"));
    }
}

#[test]
fn every_target_takes_what_is_lowered() {
    let mut faults = Vec::new();
    for folder in ["e2e", "exec"] {
        for (name, source) in inputs(folder) {
            for target in [Target::Wgsl, Target::Spirv, Target::Msl, Target::Hlsl, Target::Glsl] {
                let request = Request { target, entry_point: None, constants: &[], options: &[] };
                let source = Source::text(Language::Wsl, &source);
                let made = Compiler::new().compile(source, &Features::all(), &request, &mut |_| {});
                let wrong = match made {
                    Err(errors) => Some(errors),
                    Ok(compilation) => wgsl_faults(&compilation.units[0].artifact, target),
                };
                faults.extend(wrong.map(|errors| format!("{name}: {}: {errors:?}", target.name())));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What our own front end says of an output in WGSL.
fn wgsl_faults(artifact: &Artifact, target: Target) -> Option<Diagnostics> {
    match artifact {
        Artifact::Text(text) if target == Target::Wgsl => {
            let found = Compiler::new().check(text.as_str(), &Features::all());
            found.has_errors().then_some(found)
        }
        _ => None,
    }
}

/// Deep nesting and long chains end in errors, and wide texts in time.
#[test]
fn nesting_is_bounded() {
    let deep = |open: &str, inner: &str, close: &str| {
        format!("void f(int x) {{ {}{inner}{} }}", open.repeat(40_000), close.repeat(40_000))
    };
    for source in [
        deep("(", "x", ")"),
        deep("{", "", "}"),
        deep("if (true) ", ";", ""),
        deep("x = -", "x;", ""),
        format!("void f(int x) {{ x = {}; }}", "x + ".repeat(40_000) + "x"),
        format!("void f(int x) {{ x = x{}; }}", ".a".repeat(40_000)),
        format!("typedef A = {}int{};", "vector<".repeat(40_000), ">".repeat(40_000)),
        format!("typedef A = int{};", "[1]".repeat(40_000)),
        (0..2_000).map(|i| format!("typedef A{i} = A{};", i + 1)).collect::<String>() + "typedef A2000 = int;",
        (0..200).map(|i| format!("struct S{i} {{ S{} a; S{} b; }}", i + 1, i + 1)).collect::<String>()
            + "struct S200 { int a; }",
    ] {
        let program = colorfast::wsl::read(&source);
        assert!(!program.is_valid(), "{}", &source[..60]);
    }
    let calls: String = (1..3_000).map(|i| format!("int f{i}(int x) {{ return f{}(x); }}", i - 1)).collect();
    assert!(lowered(&format!("int f0(int x) {{ return x; }}{calls}")).is_ok());
    let doubled: String = (1..40)
        .map(|i| format!("void f{i}(thread int* p, uint i) {{ int[4] a; f{}(p, i); f{}(&a[i], i); }}", i - 1, i - 1))
        .collect();
    let source = format!(
        "void f0(thread int* p, uint i) {{ *p = 1; }}{doubled}[numthreads(1,1,1)] compute void main() {{ int x; f39(&x, 0u); }}"
    );
    // Copies are shared where the arguments are of one kind, so that this does not grow.
    assert!(lowered(&source).is_ok());
}
