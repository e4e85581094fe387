//! Hostile and long modules: the front end answers each within a second, and its time grows as the text does.
//!
//! The parser counts its steps, which `syntax.rs` holds to the text; here whole modules are timed, 16 times the text against the
//! text, by the time that the processor gave, so that a busy machine does not matter.

use colorfast::Compiler;
use colorfast::sem::Features;
use std::time::{Duration, Instant};

/// How long this thread has run so far: on Linux without the time in which others had the processor.
fn clock(since: Instant) -> Duration {
    let ran = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = ran.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| since.elapsed(), Duration::from_nanos)
}

/// The least time of a few checks of a module.
fn time(source: &str, runs: u32) -> Duration {
    let since = Instant::now();
    let once = |_| {
        let start = clock(since);
        Compiler::new().check(source, &Features::all());
        clock(since).saturating_sub(start)
    };
    (0..runs).map(once).min().expect("it runs")
}

fn body(text: &str) -> String {
    format!("fn f() {{ {text} }}")
}

fn numbered(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(line).collect()
}

#[test]
fn a_hundred_thousand_of_anything_is_answered_within_a_second() {
    const MANY: usize = 100_000;
    let nested = |open: &str, core: &str, close: &str| open.repeat(MANY) + core + &close.repeat(MANY);
    let modules = [
        ("parentheses", format!("const a = {};", nested("(", "1", ")"))),
        ("blocks", body(&nested("{", "", "}"))),
        ("template lists", format!("var<private> a: {};", nested("array<", "i32", ", 2>"))),
        ("template lists without an end", format!("var<private> a: {};", "array<".repeat(MANY))),
        ("unary operators", format!("const a = {}1;", "-".repeat(MANY))),
        ("complements", format!("const a = {}1;", "~".repeat(MANY))),
        ("else-ifs", body(&format!("if true {{}} {}", "else if false {} ".repeat(MANY)))),
        ("comments", format!("{} const a = 1;", nested("/*", "", "*/"))),
        ("comments without an end", "/*".repeat(MANY)),
        ("member accesses", format!("struct S {{ a: i32 }} fn f(s: S) {{ _ = s{}; }}", ".a".repeat(MANY))),
        ("indices", body(&format!("var a = array(1); _ = a{};", "[0]".repeat(MANY)))),
        ("sums", format!("const a = 1{};", " + 1".repeat(MANY))),
        ("unclosed braces", "fn f() {".repeat(MANY)),
        ("unknown names", body(&numbered(MANY, |n| format!("x{n} = 1;")))),
    ];
    for (name, source) in modules {
        let taken = time(&source, 3);
        assert!(taken < Duration::from_secs(1), "{name} take {taken:?}");
    }
}

/// A pass, and a module that gives it work in proportion to a number.
type Family = (&'static str, fn(usize) -> String);

const FAMILIES: [Family; 15] = [
    ("template discovery", |n| format!("fn f(a: i32, b: i32) {{ {} }}", "_ = (a < b) == (a > (b + 1)); ".repeat(n))),
    ("overload resolution", |n| {
        format!("fn f(a: vec3f) {{ {} }}", "_ = mix(a * 2, a / vec3(1), 0.5) + clamp(a, a, 1 + a); ".repeat(n))
    }),
    ("overload failures", |n| body(&"_ = max(1, true); ".repeat(n))),
    ("conditional operators", |n| body(&format!("let a = {}d;", "b ? c : ".repeat(n)))),
    ("old attributes", |n| "[[location(0)]] @stage(compute) ".repeat(n)),
    ("foreign words and declarations", |n| body(&"float x = float3(lerp(1)), y; ++x; ".repeat(n))),
    ("dimensions behind a name", |n| format!("float a{};", "[3]".repeat(n))),
    ("constant evaluation", |n| numbered(n, |i| format!("const c{i} = array(1, 2, 3)[{i} % 3] + 1.5 * f32({i}); "))),
    ("declaration ordering", |n| {
        numbered(n, |i| format!("const c{i} = c{} + 1; ", i + 1)) + &format!("const c{n} = 0;")
    }),
    ("declarations that all use one", |n| numbered(n, |i| format!("const c{i} = base; ")) + "const base = 1;"),
    ("aliases", |n| {
        let head = "var<private> v: i32; fn g(a: ptr<private, i32>, b: ptr<function, i32>) { *a = *b; }";
        format!("{head} fn f() {{ var w = 1; {} }}", "g(&v, &w); ".repeat(n))
    }),
    ("aliases through calls", |n| {
        let head = "fn g0(a: ptr<function, i32>, b: ptr<function, i32>) { *a = *b; }";
        let chain =
            numbered(n, |i| format!("fn g{}(a: ptr<function, i32>, b: ptr<function, i32>) {{ g{i}(a, b); }} ", i + 1));
        format!("{head} {chain} fn f() {{ var v = 1; var w = 2; g{n}(&v, &w); }}")
    }),
    ("uniformity", |n| {
        let head = "@compute @workgroup_size(1) fn main(@builtin(local_invocation_index) i: u32) { var a = i;";
        format!(
            "{head} {} workgroupBarrier(); }}",
            "if a > 1 { a += 1; } else { a = i; } for (var j = 0u; j < a; j++) { a -= 1; } ".repeat(n)
        )
    }),
    ("uniformity of calls", |n| {
        numbered(n, |i| format!("fn g{i}(a: u32) -> u32 {{ return g{}(a) + 1; }} ", i + 1))
            + &format!("fn g{n}(a: u32) -> u32 {{ return a; }}")
    }),
    ("behaviours", |n| {
        body(&"loop { if true { break; } switch 1 { case 1: { continue; } default: { break; } } } ".repeat(n))
    }),
];

#[test]
fn time_grows_as_the_text_does() {
    for (name, make) in FAMILIES {
        let (small, large) = (time(&make(1000), 3), time(&make(16_000), 3));
        // What took time by the square of the text would take 256 times as long.
        let limit = small.max(Duration::from_millis(2)) * 16 * 4;
        assert!(large < limit, "{name}: {small:?}, and {large:?} for 16 times the text");
    }
}
