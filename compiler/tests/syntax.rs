//! The parser against `testdata/syntax`, against input that nests without end, and against a clock that counts tokens.

use colorfast::diagnostic::{Diagnostics, MAX_DIAGNOSTICS, SourceFile};
use colorfast::syntax;
use colorfast::util::{Interner, work};
use colorfast_exec::directives::{Directives, ExpectedError};
use colorfast_testdata::Shader;

/// Parses, and gives rule and line of each error, with the steps taken.
fn errors(source: &str) -> (Vec<String>, u64) {
    let mut diagnostics = Diagnostics::new();
    let before = work::taken();
    syntax::parse(source, &mut Interner::new(), &mut diagnostics);
    let steps = work::taken() - before;
    let file = SourceFile::new("test", source);
    let line = |at: u32| file.location(at).line;
    let errors = diagnostics.iter().map(|error| format!("{} line {}", error.rule.id, line(error.span.start)));
    (errors.collect(), steps)
}

fn cases(folder: &str) -> Vec<Shader> {
    colorfast_testdata::shaders(&[&format!("syntax/{folder}")])
}

#[test]
fn accepted_cases_have_no_errors() {
    let cases = cases("accept");
    assert!(cases.len() > 100, "a case for each production");
    let failures: Vec<_> =
        cases.iter().map(|case| (&case.name, errors(&case.source).0)).filter(|(_, e)| !e.is_empty()).collect();
    assert!(failures.is_empty(), "{failures:#?}");
}

#[test]
fn rejected_cases_have_the_errors_that_they_name_and_no_other() {
    let cases = cases("reject");
    assert!(cases.len() > 100, "a case for each production");
    let mut failures = Vec::new();
    for Shader { name, source: text } in &cases {
        let expected = Directives::of(text).expect("testdata is read by the harness too").expected_errors;
        let expected: Vec<_> = expected.iter().map(ExpectedError::to_string).collect();
        let found = errors(text).0;
        if found != expected || expected.is_empty() {
            failures.push(format!("{name}: expected {expected:#?}, found {found:#?}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// A text that nests or chains `count` times, and whether it is to be accepted at any length.
type Family = (&'static str, fn(usize) -> String, bool);

fn in_function(statements: String) -> String {
    format!("fn f() {{\n{statements}\n}}\n")
}

fn nested(open: &str, core: &str, close: &str, count: usize) -> String {
    in_function(format!("let a = {}{core}{};", open.repeat(count), close.repeat(count)))
}

const FAMILIES: &[Family] = &[
    ("parentheses", |n| nested("(", "1", ")", n), false),
    ("open parentheses", |n| nested("(", "", "", n), false),
    ("closing parentheses", |n| nested("", "1", ")", n), false),
    ("calls", |n| nested("f(", "1", ")", n), false),
    ("indices", |n| nested("a[", "1", "]", n), false),
    ("template lists", |n| nested("a<", "b", ">", n), false),
    ("open template lists", |n| nested("a<", "", "", n), false),
    ("minus", |n| nested("-", "1", "", n), false),
    ("address-of", |n| nested("&", "a", "", n), false),
    ("sums", |n| nested("1 + ", "1", "", n), false),
    ("sums to the right", |n| nested("1 + (", "1", ")", n), false),
    ("all strengths", |n| nested("1 || a && a | a ^ a & a == a << a + a * (", "1", ")", n), false),
    ("logical chains", |n| nested("a && ", "a", "", n), false),
    ("comparisons", |n| nested("a < ", "a", "", n), false),
    ("members", |n| nested("", "a", ".b", n), false),
    ("subscripts", |n| nested("", "a", "[1]", n), false),
    ("targets", |n| in_function(format!("{}a{} = 1;", "(*".repeat(n), ")".repeat(n))), false),
    ("blocks", |n| in_function(format!("{}{}", "{".repeat(n), "}".repeat(n))), false),
    ("open blocks", |n| in_function("{".repeat(n)), false),
    ("closing blocks", |n| in_function("}".repeat(n)), false),
    ("ifs", |n| in_function(format!("{}{}", "if a { ".repeat(n), "}".repeat(n))), false),
    ("switches", |n| in_function(format!("{}{}", "switch a { default { ".repeat(n), "}}".repeat(n))), false),
    ("loops", |n| in_function(format!("{}{}", "loop { continuing { ".repeat(n), "}}".repeat(n))), false),
    ("broken ifs", |n| in_function("if a b { ".repeat(n)), false),
    ("broken fors", |n| in_function("for (a b { ".repeat(n)), false),
    ("broken functions", |n| "fn f(a ".repeat(n), false),
    ("unknown attributes", |n| "@x( ".repeat(n), false),
    ("mistakes", |n| in_function("a b c d; let x; ".repeat(n)), false),
    ("mixtures", |n| nested("a & b | ", "c", "", n), false),
    ("comments", |n| format!("{}{}", "/*".repeat(n), "*/".repeat(n)), true),
    ("open comments", |n| "/*".repeat(n), false),
    ("else ifs", |n| in_function(format!("if a {{}}{}", " else if a {}".repeat(n))), true),
    ("arguments", |n| in_function(format!("g(1{});", ", 1".repeat(n))), true),
    ("template arguments", |n| format!("alias A = array<1{}>;", ", 1".repeat(n)), true),
    ("selectors", |n| in_function(format!("switch a {{ case 1{} {{}} }}", ", 1".repeat(n))), true),
    ("statements", |n| in_function("a = b + 1; ".repeat(n)), true),
    ("attributes", |n| format!("{} fn f() {{}}", "@compute ".repeat(n)), true),
    ("declarations", |n| "const a = 1; ".repeat(n), true),
    ("members of a structure", |n| format!("struct S {{ {} }}", "a: i32, ".repeat(n)), true),
    ("long number", |n| nested("1", "", "", n), false),
    ("long name", |n| nested("a", "", "", n), true),
];

#[test]
fn no_nesting_overflows_the_stack() {
    for (name, make, accepted) in FAMILIES {
        let (found, _) = errors(&make(100_000));
        assert_eq!(found.is_empty(), *accepted, "{name}: {:?}", found.first());
        assert!(found.len() <= MAX_DIAGNOSTICS);
    }
}

#[test]
fn nesting_within_the_limits_is_accepted() {
    for (name, count) in [("parentheses", 500), ("sums", 500), ("minus", 500), ("members", 500), ("blocks", 250)] {
        let (_, make, _) = FAMILIES.iter().find(|family| family.0 == name).expect("it is in the table");
        assert_eq!(errors(&make(count)).0, [""; 0], "{name}");
    }
}

#[test]
fn work_grows_with_the_text() {
    for (name, make, _) in FAMILIES {
        let (small, large) = (errors(&make(4_000)).1, errors(&make(8_000)).1);
        assert!(large <= small * 2 + 64, "{name}: {small} steps, and {large} for twice the text");
    }
}

#[test]
fn what_stops_at_a_limit_names_it() {
    let limit = |name: &str| {
        let (_, make, _) = FAMILIES.iter().find(|family| family.0 == name).expect("it is in the table");
        errors(&make(100_000)).0
    };
    for name in ["parentheses", "calls", "indices", "minus", "sums", "members", "template lists"] {
        assert_eq!(limit(name), ["wgsl/expression-nesting line 2"], "{name}");
    }
    for name in ["blocks", "ifs", "switches", "loops"] {
        assert_eq!(limit(name), ["wgsl/brace-nesting line 2"], "{name}");
    }
}

/// Puts each of `substitutes`, in turns, in the place of each token of each accepted case.
fn with_one_mistake(mut check: impl FnMut(&str)) {
    const SUBSTITUTES: [&str; 16] =
        ["", "fn ", "}", "{", ")", "(", ";", "@", "<", ",", "if ", "struct ", "= ", "@x(", "else ", "é"];
    for Shader { source: text, .. } in cases("accept") {
        for (index, token) in
            syntax::lexer::tokenize(&text, &mut Interner::new(), &mut Diagnostics::new()).iter().enumerate()
        {
            let substitute = SUBSTITUTES[index % SUBSTITUTES.len()];
            let (before, after) = (&text[..token.start as usize], &text[token.end as usize..]);
            check(&format!("{before}{substitute}{after}"));
        }
    }
}

#[test]
fn one_mistake_gives_few_errors_in_the_text() {
    let (mut texts, mut errors) = (0, 0);
    with_one_mistake(|text| {
        let mut diagnostics = Diagnostics::new();
        syntax::parse(text, &mut Interner::new(), &mut diagnostics);
        for error in diagnostics.iter() {
            assert!(text.get(error.span.start as usize..error.span.end as usize).is_some(), "{text}\n{error:?}");
        }
        texts += 1;
        errors += diagnostics.len();
    });
    assert!(texts > 3000 && errors * 10 < texts * 13, "{errors} errors in {texts} texts");
}
