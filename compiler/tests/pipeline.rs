//! Pipeline creation, checked on the program, and the substitution of overrides in the IR say the same: the same values, and whatever
//! has none in the IR was found in the program. (Not the other way about: dead code counts in a program, and limits.)

use colorfast::Compiler;
use colorfast::diagnostic::Diagnostics;
use colorfast::driver::{self, Request, Target};
use colorfast::sem::pipeline::{self, Limits};
use colorfast::sem::program::FunctionId;
use colorfast::sem::{Features, Program};
use colorfast_exec::Directives;
use colorfast_testdata::Shader;

/// Folders of testdata with shaders that have overrides.
const FOLDERS: &[&str] = &["spec", "e2e", "exec"];

/// The values that the file's directives give to overrides.
fn given(source: &str) -> Vec<(String, f64)> {
    Directives::of(source).expect("testdata is read by the harness too").constants.into_iter().collect()
}

/// The IR with the values put in.
fn substituted(source: &str, entry_point: &str, constants: &[(String, f64)]) -> Result<String, Diagnostics> {
    let mut module = Compiler::new().lower(source, &Features::all())?;
    let request = Request { target: Target::Ir, entry_point: Some(entry_point), constants, options: &[] };
    // Giving nothing would leave the overrides in.
    if constants.is_empty() {
        let config = colorfast::transform::SingleEntryPointConfig { name: entry_point.to_owned() };
        colorfast::transform::single_entry_point(&mut module, &config)?;
        colorfast::transform::remove_unused(
            &mut module,
            &colorfast::transform::RemoveUnusedConfig { values: false, pointers: false },
        )?;
        colorfast::transform::substitute_overrides(&mut module, &Default::default())?;
    }
    let unit = Compiler::new().compile_module(module, &request, &mut |_| {})?.swap_remove(0);
    match unit.artifact {
        driver::Artifact::Text(text) => Ok(text),
        driver::Artifact::Words(_) => unreachable!("the IR's form is text"),
    }
}

/// Gives whether there were overrides with values to compare.
fn compare(file: &str, source: &str, program: &Program, id: FunctionId) -> bool {
    let name = program.store.name(program.functions[id].name);
    let given = given(source);
    let checked = pipeline::check(program, &Features::all(), id, &given, &Limits::default());
    let in_ir = substituted(source, name, &given);
    if let (false, Err(errors)) = (checked.has_errors(), &in_ir) {
        panic!("{file}: the program is accepted, but the IR says {errors:?}");
    }
    let (Some(values), Ok(text)) = (pipeline::override_values(program, id, &given), in_ir) else { return false };
    if values.is_empty() || checked.has_errors() {
        return false;
    }
    let again = substituted(source, name, &values).expect("the same values are accepted");
    assert_eq!(text, again, "{file}: with {values:?}");
    true
}

#[test]
fn the_program_and_the_ir_give_overrides_the_same_values() {
    let mut compared = 0;
    for Shader { name, source } in colorfast_testdata::shaders(FOLDERS) {
        let program = Compiler::new().read(&source, &Features::all());
        if program.is_valid() && source.contains("override ") {
            compared += program.entry_points.iter().filter(|&&id| compare(&name, &source, &program, id)).count();
        }
    }
    assert!(compared >= 40, "only {compared} entry points have overrides with values");
}

#[test]
fn every_kind_of_expression_has_the_same_value_in_both() {
    let source = "\
enable f16;
struct S { a: i32, b: vec3f }
override i: i32 = 7;
override u: u32 = 3;
override f: f32 = 1.5;
override h: f16 = 0.25;
override b = true;
override r0 = -i * 2 + i32(u) % 2 - (i >> u);
override r1 = select(f, sin(f) / exp2(f), b && !(f < 1));
override r2 = vec3(f, 2, f32(i)).zyx[u - 2];
override r3 = array(i, 2, i + 1)[u - 1] << 2u;
override r4 = S(i, vec3(f)).b.y + mat2x2(f, 1, 2, f)[1][0] * dot(vec2(f), vec2(1, f32(h)));
override r5 = bitcast<u32>(f) ^ (extractBits(u, 0, 1) & ~u);
override r6 = h * h + f16(i) - ldexp(h, 2);
override r7 = modf(f).fract + frexp(f32(u)).fract + clamp(f, 0, 1);
override r8 = any(vec2(b, false)) || 1 / (i - 7) == 1;
override r9 = pack4x8snorm(vec4f(f, -f, 0, 0.5)) + firstLeadingBit(u);
@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(u)
fn main() {
    out[0] = f32(r0); out[1] = r1; out[2] = r2; out[3] = f32(r3); out[4] = r4; out[5] = f32(r5 >> 8);
    out[6] = f32(r6); out[7] = r7; out[8] = f32(r8); out[9] = f32(r9 >> 8);
}
";
    let program = Compiler::new().read(source, &Features::all());
    assert!(program.is_valid(), "{:?}", program.diagnostics);
    let id = program.entry_points[0];
    assert!(!pipeline::check(&program, &Features::all(), id, &[], &Limits::default()).has_errors());
    let values = pipeline::override_values(&program, id, &[]).expect("all have values");
    assert_eq!(values.len(), 15);
    let ours = substituted(source, "main", &values).expect("the values fit");
    assert_eq!(ours, substituted(source, "main", &[]).expect("the IR evaluates them all"));
}
