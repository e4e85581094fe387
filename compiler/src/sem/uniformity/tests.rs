//! What cases in testdata cannot hold: severities, notes, and the cost.

use super::run;
use crate::Store;
use crate::diagnostic::{Diagnostics, Severity};
use crate::intrinsics::OverloadCache;
use crate::sem::{Features, Program, resolve};
use crate::syntax;

fn program(source: &str) -> Program {
    let mut store = Store::new();
    let mut diagnostics = Diagnostics::new();
    let ast = syntax::parse(source, &mut store.symbols, &mut diagnostics);
    resolve(ast, store, &mut OverloadCache::new(), &Features::all(), diagnostics)
}

/// Each diagnostic: severity, the text that it points at, its notes.
fn said(source: &str) -> Vec<(Severity, String, Vec<String>)> {
    let text = |span: crate::diagnostic::Span| &source[span.start as usize..span.end as usize];
    let program = program(source);
    let note = |note: &crate::diagnostic::Note| format!("{}: {}", text(note.span), note.message);
    let diagnostics = program.diagnostics.iter();
    diagnostics
        .map(|found| (found.severity, text(found.span).to_owned(), found.notes.iter().map(note).collect()))
        .collect()
}

#[test]
fn filters_set_the_severity() {
    for (filter, severity) in [("error", Severity::Error), ("warning", Severity::Warning), ("info", Severity::Info)] {
        let source = format!(
            "diagnostic({filter}, derivative_uniformity);
            @fragment fn f(@location(0) x: f32) {{ if x > 0 {{ _ = dpdx(x); }} }}"
        );
        let found = said(&source);
        assert_eq!(found.len(), 1, "{filter}");
        assert_eq!((found[0].0, found[0].1.as_str()), (severity, "dpdx(x)"));
    }
}

#[test]
fn filters_nest() {
    let source = "diagnostic(info, derivative_uniformity);
        @diagnostic(warning, derivative_uniformity) fn a() { @diagnostic(off, derivative_uniformity) { _ = dpdx(1.0); } }
        @diagnostic(warning, derivative_uniformity) fn b() { @diagnostic(off, derivative_uniformity) {} _ = dpdy(2.0); }
        fn c() { _ = fwidth(3.0); }
        @fragment fn main(@location(0) x: f32) { if x > 0 { a(); } if x > 0 { b(); } if x > 0 { c(); } }";
    let found: Vec<(Severity, String)> = said(source).into_iter().map(|(severity, text, _)| (severity, text)).collect();
    assert_eq!(found, [(Severity::Warning, "dpdy(2.0)".to_owned()), (Severity::Info, "fwidth(3.0)".to_owned())]);
}

#[test]
fn an_error_stands_for_warnings_of_the_same_control_flow() {
    let source = "@diagnostic(warning, derivative_uniformity) fn a() { _ = dpdx(1.0); }
        fn b() { _ = dpdy(2.0); }
        @fragment fn main(@location(0) x: f32) { if x > 0 { a(); b(); } if x > 1 { a(); } }";
    let found: Vec<(Severity, String)> = said(source).into_iter().map(|(severity, text, _)| (severity, text)).collect();
    assert_eq!(found, [(Severity::Warning, "dpdx(1.0)".to_owned()), (Severity::Error, "dpdy(2.0)".to_owned())]);
}

#[test]
fn notes_tell_the_way_to_the_source() {
    let source = "@group(0) @binding(0) var<storage, read_write> data: array<u32>;
        fn read() -> u32 { return data[3]; }
        fn inner(n: u32) { if n > 4 { workgroupBarrier(); } }
        fn outer(m: u32) { inner(m * 2); }
        @compute @workgroup_size(1) fn main() { var v = 0u; if read() == 1 { v = 1; } outer(v); }";
    let found = said(source);
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].0, found[0].1.as_str()), (Severity::Error, "workgroupBarrier()"));
    assert_eq!(
        found[0].2,
        [
            "m * 2: because of it, parameter 'n' of 'inner' must be uniform",
            "v: because of it, parameter 'm' of 'outer' must be uniform",
            "v: the value that is stored here need not be uniform",
            "read() == 1: control flow depends on this",
            "read(): the result of 'read' need not be uniform",
            "data[3]: reading the storage buffer 'data' may give different values",
        ]
    );
}

#[test]
fn one_report_is_enough_for_one_control_flow() {
    let source = "@fragment fn main(@location(0) x: f32) { if x > 0 { _ = dpdx(x); _ = dpdy(x); _ = fwidth(x); } }";
    assert_eq!(said(source).len(), 1);
}

/// The work for programs of a kind, of size n and twice that.
fn grows_linearly(kind: &str, source: impl Fn(usize) -> String) {
    let work = |n: usize| {
        let program = program(&source(n));
        assert!(program.is_valid(), "{kind}: {:?}", program.diagnostics.iter().next());
        run(&program, &Features::all()).1
    };
    let (small, large) = (work(200), work(400));
    assert!(large <= small * 21 / 10 + 100, "{kind}: {small} steps, and {large} for twice as much");
}

#[test]
fn the_cost_is_linear() {
    let parts = |n: usize, part: &dyn Fn(usize) -> String| (0..n).map(part).collect::<String>();
    let variables = |n: usize| parts(n, &|i| format!("var v{i} = 0;\n"));
    let wrap = |body: String| format!("fn f(c: i32) {{\n{body}}}\n");
    grows_linearly("branches", |n| wrap(variables(n) + &parts(n, &|i| format!("if c == {i} {{ v{i} = c; }}\n"))));
    grows_linearly("breaks", |n| {
        let body = parts(n, &|i| format!("v{i} = c; if c == {i} {{ break; }}\n"));
        wrap(variables(n) + "loop {\n" + &body + "}\n")
    });
    grows_linearly("continues", |n| {
        let body = parts(n, &|i| format!("if c == {i} {{ v{i} = c; continue; }}\n"));
        wrap(variables(n) + "loop {\n" + &body + "continuing { break if c == 0; }\n}\n")
    });
    grows_linearly("cases", |n| {
        let body = parts(n, &|i| format!("case {i}: {{ v{i} = c; if c == v0 {{ break; }} v0 = 1; }}\n"));
        wrap(variables(n) + "switch c {\n" + &body + "default: {}\n}\n")
    });
    grows_linearly("else if", |n| {
        let chain = parts(n, &|i| format!("if c == {i} {{ v{i} = c; }} else "));
        wrap(variables(n) + &chain + "{}\n")
    });
    grows_linearly("loops", |n| {
        wrap(variables(n) + &parts(n, &|i| format!("for (var i = 0; i < v{i}; i++) {{ v{i} += i; }}\n")))
    });
    grows_linearly("calls", |n| {
        let functions = parts(n, &|i| format!("fn f{}(p: ptr<function, i32>) {{ *p += 1; f{i}(p); }}\n", i + 1));
        "fn f0(p: ptr<function, i32>) {}\n".to_owned() + &functions
    });
    grows_linearly("filters", |n| {
        parts(n, &|i| format!("@diagnostic(off, derivative_uniformity) fn d{i}() {{ _ = dpdx(1.0); }}\n"))
    });
}

#[test]
fn what_all_invocations_reach_needs_no_analysis_and_what_some_reach_does() {
    let analyse = |declarations: &str, statements: &str| {
        let head = "@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) i: u32)";
        run(&program(&format!("{declarations} {head} {{ {statements} }}")), &Features::all())
    };
    for statements in ["workgroupBarrier();", "{ _ = i; workgroupBarrier(); }", "if i > 3 { } workgroupBarrier();"] {
        let (found, work) = analyse("", statements);
        assert!(found.is_empty() && work == 0, "{statements}");
    }
    let some = [
        "if i > 3 { workgroupBarrier(); }",
        "if i > 3 { } else if i > 2 { workgroupBarrier(); }",
        "if i > 3 { return; } workgroupBarrier();",
        "{ if i > 3 { return; } } workgroupBarrier();",
        "switch i { case 1 { workgroupBarrier(); } default { } }",
        "switch i { case 1 { return; } default { } } workgroupBarrier();",
        "for (var k = 0u; k < i; k++) { workgroupBarrier(); }",
        "while i > 3 { workgroupBarrier(); }",
        "loop { if i > 2 { return; } break; } workgroupBarrier();",
        "loop { if i > 2 { break; } workgroupBarrier(); }",
        "_ = i > 3 && all();",
        "_ = i > 3 || all();",
    ];
    for statements in some {
        let (found, work) = analyse("fn all() -> bool { workgroupBarrier(); return true; }", statements);
        assert!(found.has_errors() && work > 0, "{statements}");
    }
}
