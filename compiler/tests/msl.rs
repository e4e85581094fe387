//! Lines of MSL that single rules of its printer make. What every input is written as stands in the golden files, which Apple's compiler and
//! `metal-shim` validate; that it is the same each time the oracle `compile_all` asks.

use colorfast::Compiler;
use colorfast::driver::{Artifact, Request, Target};
use colorfast::sem::Features;

fn compile(source: &str) -> Result<String, String> {
    let request = Request { target: Target::Msl, entry_point: None, constants: &[], options: &[] };
    let compiled = Compiler::new().compile(source, &Features::all(), &request, &mut |_| {});
    match compiled.map_err(|errors| format!("{errors:?}"))?.units.remove(0).artifact {
        Artifact::Text(text) => Ok(text),
        Artifact::Words(_) => Err("MSL is a text".to_owned()),
    }
}

/// Fails unless the MSL of a source holds all of the lines.
fn expect(source: &str, lines: &[&str]) {
    let text = compile(source).expect("it compiles");
    for line in lines {
        assert!(text.lines().any(|found| found.trim() == *line), "no line '{line}' in\n{text}");
    }
}

#[test]
fn tight_vectors_are_packed_and_pointers_to_them_agree() {
    let source = "
struct S { v: vec3f, w: f32, list: array<vec3f, 2> }
@group(0) @binding(0) var<storage, read_write> s: S;
fn scale(p: ptr<storage, vec3f, read_write>) { *p = *p * 2.0; (*p).y = 1.0; }
@compute @workgroup_size(1) fn main() { scale(&s.v); scale(&s.list[1]); }
";
    expect(
        source,
        &[
            "packed_float3 v;",
            "colorfast_array<float3, 2> list;",
            "void scale(device packed_float3* p) {",
            "*p = packed_float3(float3(*p) * 2.0f);",
            "(*p)[1] = 1.0f;",
            "scale(&(*s).v);",
            "scale(reinterpret_cast<device packed_float3*>(&(*s).list.elements[1]));",
        ],
    );
}

#[test]
fn lengths_are_handed_down_with_their_arrays() {
    let source = "
struct H { head: vec4f, list: array<vec2f> }
@group(1) @binding(5) var<storage, read_write> h: H;
fn inner(p: ptr<storage, array<vec2f>, read_write>) -> u32 { return arrayLength(p); }
fn outer(p: ptr<storage, H, read_write>) -> u32 { return inner(&(*p).list); }
@compute @workgroup_size(1) fn main() { h.head.x = f32(outer(&h)); }
";
    expect(
        source,
        &[
            "uint inner(device colorfast_array<float2, 1>* p, uint array_length) {",
            "return inner(&(*p).list, array_length);",
            "(*h).head.x = float(outer(h, ((*buffer_sizes).elements[0] - 16u) / 8u));",
        ],
    );
}

#[test]
fn short_sources_do_not_make_endless_texts() {
    let mut nested = "out += 1;".to_owned();
    for _ in 0..14 {
        let continues = "if out > 1 { continue; } ".repeat(3);
        nested = format!("loop {{ if out > 9 {{ break; }} {continues} continuing {{ {nested} }} }}");
    }
    let source = format!(
        "@group(0) @binding(0) var<storage, read_write> out: i32;
@compute @workgroup_size(1) fn main() {{ {nested} }}"
    );
    let error = compile(&source).expect_err("it is refused");
    assert!(error.contains("target/output-size"), "{error}");
}

#[test]
fn parentheses_stand_where_they_are_needed() {
    let source = "
@group(0) @binding(0) var<storage, read_write> f: f32;
@group(0) @binding(1) var<storage, read_write> u: u32;
@group(0) @binding(2) var<storage, read_write> b: u32;
@compute @workgroup_size(1) fn main() {
  f = (f + 1.0) * f - (f - 2.0) / -(-f);
  u = (u + u * 2u) & (u << 3u);
  b = u32(f < 1.0 && (u > 2u || f == 3.0));
}
";
    expect(
        source,
        &[
            "*f = (*f + 1.0f) * *f - (*f - 2.0f) / -(-(*f));",
            "*u = (*u + *u * 2u) & (*u << 3u);",
            "*b = uint((*f < 1.0f) && ((*u > 2u) || (*f == 3.0f)));",
        ],
    );
}

#[test]
fn evaluation_keeps_the_order_of_the_source() {
    let source = "
@group(0) @binding(0) var<storage, read_write> a: array<u32, 8>;
fn next() -> u32 { a[0] += 1u; return a[0]; }
@compute @workgroup_size(1) fn main() { a[a[1]] = a[0] + next() * next(); }
";
    expect(
        source,
        &[
            "uint const v = (*a).elements[1];",
            "uint const v_1 = (*a).elements[0];",
            "uint const v_2 = next(module_vars);",
            "(*a).elements[min(v, 7u)] = v_1 + v_2 * next(module_vars);",
        ],
    );
}
