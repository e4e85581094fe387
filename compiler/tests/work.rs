//! The work of every stage grows as the text does: what is counted for twice the text is at most a little more than twice as much.
//!
//! Debug builds count steps (`util::work`), so that a busy machine does not matter. Time is measured in `growth.rs`.

use colorfast::Compiler;
use colorfast::driver::{Request, Stage, Target};
use colorfast::sem::Features;
use colorfast::util::work;

/// The steps of reading, lowering, raising and printing.
fn steps(source: &str, target: Target) -> [u64; 4] {
    let mut steps = [0; 4];
    let mut last = work::taken();
    let mut observe = |stage: Stage| {
        let now = work::taken();
        steps[stage as usize] += now - last;
        last = now;
    };
    let request = Request { target, entry_point: None, constants: &[], options: &[] };
    let compiled = Compiler::new().compile(source, &Features::all(), &request, &mut observe);
    compiled.unwrap_or_else(|errors| panic!("{}: {source:.300}", errors.iter().next().expect("an error").message));
    steps
}

fn repeated(count: usize, text: impl Fn(usize) -> String) -> String {
    (0..count).map(text).collect()
}

/// An entry point around some statements, after some declarations.
fn module(declarations: &str, statements: &str) -> String {
    format!(
        "@group(0) @binding(0) var<storage, read_write> out: array<u32>;\n{declarations}\n\
        @compute @workgroup_size(1) fn main(@builtin(local_invocation_index) id: u32) {{ {statements} }}"
    )
}

/// What a module has much of, and a module with so many of it.
type Family = (&'static str, fn(usize) -> String);

const FAMILIES: [Family; 14] = [
    ("statements", |n| module("", &"out[id] += id * 2 + out[id + 1]; ".repeat(n))),
    ("locals of one name", |n| module("", &"{ let a = out[id]; var b = a + 1; b += a; out[a] = b; } ".repeat(n))),
    ("locals of many names", |n| {
        module("", &repeated(n, |i| format!("var v{i} = out[id]; v{i} += 1; out[v{i}] = id; ")))
    }),
    ("functions", |n| {
        let functions =
            repeated(n, |i| format!("fn f{i}(a: u32) -> u32 {{ if a > 1 {{ return a; }} return a + 1; }}\n"));
        module(&functions, &repeated(n, |i| format!("out[id] += f{i}(id); ")))
    }),
    ("functions that use variables", |n| {
        let functions = repeated(n, |i| format!("fn f{i}(a: u32) -> u32 {{ out[a] += a; return out[a + 1]; }}\n"));
        module(&functions, &repeated(n, |i| format!("out[id] += f{i}(id); ")))
    }),
    ("calls in a chain", |n| {
        let functions = repeated(n, |i| format!("fn f{}(a: u32) -> u32 {{ return f{i}(a) + out[a]; }}\n", i + 1));
        module(&format!("fn f0(a: u32) -> u32 {{ return a; }}\n{functions}"), &format!("out[id] = f{n}(id);"))
    }),
    ("structures", |n| {
        let structures = repeated(n, |i| format!("struct S{i} {{ a: u32, b: vec3f, c: array<u32, 4> }}\n"));
        module(&structures, &repeated(n, |i| format!("var s{i} = S{i}(); s{i}.a += id; out[id] = s{i}.c[id]; ")))
    }),
    ("private variables", |n| {
        let variables = repeated(n, |i| format!("var<private> p{i} = {i}u;\n"));
        module(&variables, &repeated(n, |i| format!("p{i} += id; out[id] = p{i}; ")))
    }),
    ("workgroup variables", |n| {
        let variables = repeated(n, |i| format!("var<workgroup> w{i}: array<u32, 4>;\n"));
        module(&variables, &repeated(n, |i| format!("w{i}[id] += id; ")))
    }),
    ("loops", |n| module("", &"for (var i = 0u; i < id; i++) { if out[i] > 3 { continue; } out[i] += 1; } ".repeat(n))),
    ("switches", |n| {
        module("", &"loop { switch id { case 1: { break; } case 2: { continue; } default: { out[id] += 1; } } if out[id] > 9 { break; } } ".repeat(n))
    }),
    ("cases", |n| {
        module(
            "",
            &format!("switch id {{ {} default: {{}} }}", repeated(n, |i| format!("case {i}: {{ out[id] = {i}; }} "))),
        )
    }),
    ("short circuits", |n| {
        module("", &"if id > 1 && (out[id] < 2 || out[0] == id) { out[id] = select(1u, 2u, id > 3); } ".repeat(n))
    }),
    ("built-in functions", |n| {
        module("", &"out[id] = u32(clamp(f32(id), 0.5, 2) + length(vec3f(f32(id))) + fract(1.5 * f32(out[id]))) + countOneBits(id); ".repeat(n))
    }),
];

#[test]
fn work_doubles_as_the_text_does() {
    let mut wrong = Vec::new();
    for target in Target::ALL {
        for (name, make) in FAMILIES {
            let (once, twice) = (steps(&make(60), target), steps(&make(120), target));
            for (stage, (once, twice)) in ["read", "lower", "raise", "print"].iter().zip(once.into_iter().zip(twice)) {
                if cfg!(debug_assertions) && twice as f64 > once as f64 * 2.2 {
                    wrong.push(format!(
                        "{} {stage}, {name}: {once} steps, and {twice} for twice the text",
                        target.name()
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
