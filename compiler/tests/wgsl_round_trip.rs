//! What the WGSL writer writes is WGSL, and means the same: the front end accepts it, and what it makes of it is written the same
//! way again, byte for byte. So no precedence, name or order is taken for another; and it
//! does the same, in the same order.

use std::fs;

use colorfast::Compiler;
use colorfast::sem::Features;
use colorfast::{ir, wgsl};
use colorfast_exec::Directives;

fn lower(source: &str) -> Result<ir::Module, String> {
    Compiler::new().lower(source, &Features::all()).map_err(|errors| {
        let messages = errors.iter().map(|error| {
            let from = (error.span.start as usize).min(source.len());
            let line = source[..from].lines().count();
            format!("line {line}: {} [{}]", error.message, error.rule.id)
        });
        format!("{}\nin\n{source}", messages.collect::<Vec<_>>().join("\n"))
    })
}

fn write(mut module: ir::Module, options: &wgsl::Options) -> Result<String, String> {
    let raised = wgsl::raise(&mut module, options).map_err(|errors| format!("{errors:?}"))?;
    ir::validate(&module).map_err(|errors| format!("raised to invalid IR: {errors:?}"))?;
    Ok(wgsl::print(&module, &raised).text)
}

/// What a module does, in order: its instructions with effects, and all that directs control.
fn effects(module: &ir::Module) -> Vec<ir::Op> {
    let ops = module.all_insts().into_iter().map(|inst| module.inst(inst).op);
    let counts = |op: &ir::Op| {
        use ir::Op::{BreakIf, Continue, Discard, ExitLoop, ExitSwitch, Return, Store, StoreVectorElement};
        match op {
            ir::Op::Builtin(function) => !function.effects().is_droppable(),
            _ => matches!(
                op,
                Store
                    | StoreVectorElement
                    | Discard
                    | Return
                    | Continue
                    | BreakIf
                    | ExitLoop
                    | ExitSwitch
                    | ir::Op::Call
            ),
        }
    };
    ops.filter(counts).collect()
}

/// What is wrong with the text that is written for a source, if anything is.
fn check(source: &str) -> Result<(), String> {
    for minimal_names in [false, true] {
        let options = wgsl::Options { minimal_names };
        let mut raised = lower(source)?;
        wgsl::raise(&mut raised, &options).map_err(|errors| format!("{errors:?}"))?;
        let first = write(lower(source)?, &options)?;
        let mut read = lower(&first).map_err(|why| format!("does not read its own text: {why}"))?;
        let again = wgsl::raise(&mut read, &wgsl::Options::default()).map_err(|errors| format!("{errors:?}"))?;
        if effects(&raised) != effects(&read) {
            return Err(format!("does something else:\n{first}"));
        }
        let second = wgsl::print(&read, &again).text;
        if first != second {
            return Err(format!("is read as something else:\n{first}\nbecomes\n{second}"));
        }
    }
    Ok(())
}

fn judge_all(folder: &str) {
    let (mut count, mut faults) = (0, Vec::new());
    let shaders = colorfast_testdata::shaders(&[folder]);
    for shader in shaders.iter().filter(|shader| Directives::expect_acceptance(&shader.source)) {
        count += 1;
        let checked = std::panic::catch_unwind(|| check(&shader.source)).unwrap_or_else(|_| Err("panics".to_owned()));
        faults.extend(checked.err().map(|fault| format!("{}\n    {fault}", shader.name)));
    }
    let shown: Vec<&str> = faults.iter().take(12).map(String::as_str).collect();
    assert!(faults.is_empty(), "{} of {count} inputs:\n{}", faults.len(), shown.join("\n"));
}

#[test]
fn end_to_end_inputs_come_back() {
    judge_all("e2e");
}

#[test]
fn execution_inputs_come_back() {
    judge_all("exec");
}

#[test]
fn generated_cases_come_back() {
    judge_all("builtins");
}

#[test]
fn deep_and_long_inputs_come_back() {
    let nested =
        |depth: usize, open: &str, middle: &str, close: &str| open.repeat(depth) + middle + &close.repeat(depth);
    let inputs = [
        format!("fn f(a: i32) -> i32 {{ return a{}; }}", " + a".repeat(500)),
        format!("fn f(a: i32) -> i32 {{ return {}; }}", nested(240, "(a - ", "a", ")")),
        format!("fn f(a: f32) -> f32 {{ return {}; }}", nested(400, "abs(", "a", ")")),
        format!("fn f(a: bool) -> bool {{ return a{}; }}", " && a".repeat(400)),
        format!("fn f(a: bool) -> bool {{ return {}; }}", nested(200, "(a || ", "a", ")")),
        format!("fn f(a: bool) {{ {} }}", nested(250, "if a { ", "", " }")),
        format!("fn f(a: bool) {{ {} }}", nested(120, "loop { if a { break; } ", "", " }")),
        format!(
            "fn f(a: i32) -> i32 {{ if a == 0 {{ return 0; }} {} else {{ return 2; }} }}",
            (1..300).map(|n| format!("else if a == {n} {{ return {n}; }}")).collect::<String>()
        ),
        format!(
            "var<private> p: i32; fn g() -> i32 {{ p++; return p; }} fn f() -> i32 {{ return {}; }}",
            nested(200, "g() + (", "g()", ")")
        ),
        format!(
            "const a = array({}); fn f(i: i32) -> i32 {{ return 0{}; }}",
            (0..400).map(|n| format!("{n}, ")).collect::<String>(),
            (0..400).map(|n| format!(" + a[(i + {n}) % 400]")).collect::<String>()
        ),
        format!(
            "const a0 = array(1, 2, 3); {} fn f(i: i32) -> i32 {{ return a5[i][i][i][i][i][i]; }}",
            (1..6).map(|n| format!("const a{n} = array({}); ", format!("a{}, ", n - 1).repeat(30))).collect::<String>()
        ),
        format!("override o = 1; override n = o{};", " * o".repeat(300)),
        (0..3000).map(|n| format!("fn f{n}(a: i32) -> i32 {{ let a{n} = a; return a{n} + a; }}\n")).collect(),
    ];
    for (index, source) in inputs.iter().enumerate() {
        let start = std::time::Instant::now();
        check(source).unwrap_or_else(|why| panic!("input {index}: {}", &why[..why.len().min(2000)]));
        assert!(start.elapsed().as_secs() < 10, "input {index} takes {:?}", start.elapsed());
    }
}

#[test]
fn what_has_two_meanings_keeps_its_own() {
    let inputs = [
        "fn vec3f() {} @compute @workgroup_size(1) fn read() { vec3f(); let x = 1.5; let y = vec2(x); }",
        "@compute @workgroup_size(1) fn abs() { var min = 1; var _a = 2; let function = min + _a; }",
        "struct array { abs: i32, vec4f: f32, function: u32 } fn f(x: array) -> i32 { return abs(x.abs); }",
        "fn f() { let x = modf(vec2(1.5, -2.25)); var y = frexp(0x1p-149f); y = frexp(-3.0); let a = array(modf(-0.5), modf(0.0)); let i = 1; let z = a[i]; }",
        "fn f() -> f32 { var i = 0; let m = modf(-0.0); let x = m.whole; let y = array(-0.0, 0x1p-140, 1e-45)[i]; return x + y; }",
        "fn f(p: ptr<function, vec4f>, q: ptr<function, array<vec2i, 4>>, i: i32) { (*p)[i] = p.x; q[i].y = -q[0][i]; *p = -*p; }",
        "@group(0) @binding(0) var<storage, read_write> s: array<atomic<u32>>; @group(0) @binding(1) var<uniform> u: vec4f;
         @compute @workgroup_size(1) fn f() { atomicAdd(&s[1], 2); if (false) { return; } return; let dead = u; }",
        "override o: i32 = 4; var<workgroup> w: array<i32, (o >> 1u) + 2>; var<workgroup> v: array<f32, o>;
         @compute @workgroup_size(o, 2) fn f() { w[o] = i32(v[0]); }",
        "override a = true; override b: bool = (a && !a) || a; @compute @workgroup_size(select(1, 2, b)) fn f() { if (b && a) { return; } }",
        "fn f(a: i32, b: u32) -> bool { return ((a << b) | (a >> b)) < (a & (a ^ (a | -a))) || (((a < 1) == (a > 2)) && !(a == ~a)); }",
        "struct S { @align(16) @size(32) a: i32, b: vec3f, @size(20) c: array<i32, 3> } var<private> s: S;",
        "fn f(a: i32) -> i32 { for (var i = a; ; i++) { if (i > 3) { continue; } if (i > 9) { return i; } } }",
        "fn f(a: i32) -> i32 { loop { let x = a; if (x > 3) { break; } continuing { let y = x + 1; break if y > 2; } } return a; }",
        "fn f(a: i32) -> i32 { switch (a) { case 1, default, 3 { if (a == 1) { break; } return 1; } case -2147483648 { return 2; } } return 3; }",
        "fn f(a: i32) -> i32 { switch (a) { case 1 { return 1; } default { return 2; } } }",
        "fn f(a: bool) -> i32 { while (a) { } loop { if (a) { return 1; } } }",
    ];
    let faults: Vec<String> =
        inputs.iter().filter_map(|source| check(source).err().map(|why| format!("{source}\n    {why}"))).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What `testdata/print/wgsl/*.ir` give, shapes of the IR that lowering does not produce, comes back too.
#[test]
fn modules_of_any_shape_come_back() {
    let paths = colorfast_testdata::files(&colorfast_testdata::root().join("print/wgsl"), &[".ir"]);
    let paths = paths.expect("the folder is there").into_iter();
    let texts: Vec<String> = paths.map(|path| fs::read_to_string(path).expect("testdata is text")).collect();
    let given: Vec<&str> = texts.iter().filter_map(|text| Some(text.split_once("; gives:\n")?.1)).collect();
    assert!(given.len() >= 5, "the cases are found");
    for text in given {
        check(text).unwrap_or_else(|why| panic!("{why}"));
    }
}
