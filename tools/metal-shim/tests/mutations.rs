//! Whether the validator refuses what is wrong: valid MSL broken on purpose, kind by kind, and single types exchanged at random.
//!
//! `cargo test -p colorfast-metal-shim --test mutations -- --nocapture` prints both tables.

use colorfast_metal_shim::text::lex;
use colorfast_metal_shim::{Clang, Verdict};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// What is deliberately broken: the kind, what stands in the shader, and what takes its place.
const KINDS: &[(&str, &[(&str, &str)])] = &[
    (
        "type of a value",
        &[
            ("float3 const to_light", "float4 const to_light"),
            ("uint const old", "float const old"),
            ("float4 sum =", "int4 sum ="),
            ("texture2d<uint, access::write>", "texture2d<float, access::write>"),
            ("depth2d<float, access::sample>", "texture2d<float, access::sample>"),
        ],
    ),
    (
        "type of a member or parameter",
        &[
            ("float range;", "float2 range;"),
            ("float4x4 view;", "float3x4 view;"),
            ("packed_float3 position;", "packed_int3 position;"),
            ("float falloff(float distance", "float falloff(float2 distance"),
            ("colorfast_array<float, 64>* shared;", "colorfast_array<float, 32>* shared;"),
        ],
    ),
    (
        "address space",
        &[
            ("device colorfast_array<float4, 1>* cells;", "threadgroup colorfast_array<float4, 1>* cells;"),
            ("threadgroup colorfast_array<float, 64>* shared;", "thread colorfast_array<float, 64>* shared;"),
            ("float falloff(float distance, const constant", "float falloff(float distance, const device"),
            ("device Counters* counters", "constant Counters* counters"),
            ("float falloff(float distance, const constant Light* light", "float falloff(float distance, Light* light"),
        ],
    ),
    (
        "missing binding",
        &[
            (" light [[buffer(0)]]) {\n  float4", " light) {\n  float4"),
            (" picture [[texture(0)]]", " picture"),
            (" bilinear [[sampler(0)]]", " bilinear"),
            (" shared [[threadgroup(0)]]", " shared"),
        ],
    ),
    (
        "binding taken twice or out of range",
        &[
            (" shadow [[texture(1)]]", " shadow [[texture(0)]]"),
            ("comparison [[sampler(1)]]", "comparison [[sampler(0)]]"),
            ("cells [[buffer(1)]]", "cells [[buffer(0)]]"),
            ("cells [[buffer(1)]]", "cells [[buffer(31)]]"),
        ],
    ),
    (
        "missing attribute",
        &[
            ("uint index [[vertex_id]]", "uint index"),
            ("inputs [[stage_in]], uint", "inputs, uint"),
            ("position [[attribute(0)]]", "position"),
            ("colour [[color(0)]]", "colour"),
            ("[[user(locn1), flat]]", "[[user(locn1)]]"),
        ],
    ),
    (
        "attribute of another kind",
        &[
            ("colour [[color(0)]]", "colour [[color(8)]]"),
            ("[[thread_index_in_threadgroup]]", "[[front_facing]]"),
            ("uv [[attribute(1)]]", "uv [[attribute(0)]]"),
            ("[[depth(any)]]", "[[depth]]"),
            ("light [[buffer(0)]]) {\n  float4", "light [[texture(0)]]) {\n  float4"),
        ],
    ),
    (
        "stage",
        &[
            ("fragment fragment_outputs", "vertex fragment_outputs"),
            ("kernel void", "fragment void"),
            ("kernel void", "vertex void"),
            ("  float2 const corner", "  discard_fragment();\n  float2 const corner"),
            ("  image.fence();", "  dfdx(before);"),
        ],
    ),
    (
        "no position",
        &[
            ("float4 position [[position, invariant]]", "float4 position [[user(locn2)]]"),
            ("  float4 position [[position, invariant]];\n", ""),
            ("vertex vertex_outputs vertex_main", "vertex float4 vertex_main"),
        ],
    ),
    (
        "arity",
        &[
            ("falloff(length(to_light), module_vars.light)", "falloff(length(to_light))"),
            ("image.read(id.xy)", "image.read(id.xy, 0u, 0u)"),
            ("float4(inputs.position, 1.0f)", "float4(inputs.position)"),
            ("saturate(1.0f - distance / (*light).range)", "saturate(1.0f, 0.0f)"),
            ("bool4(exchanged)", "bool4(exchanged, exchanged)"),
        ],
    ),
    (
        "access of a texture",
        &[
            ("access::read_write", "access::read"),
            ("access::read_write", "access::write"),
            ("texture2d<float, access::sample> picture", "texture2d<float, access::read> picture"),
            ("texture2d<uint, access::write>", "texture2d<uint, access::sample>"),
        ],
    ),
    (
        "memory that is read-only",
        &[
            ("  float4 const at =", "  (*light).range = 1.0f;\n  float4 const at ="),
            ("  image.fence();", "  before.x = 1.0f;"),
            ("device colorfast_array<float4, 1>* cells [[", "const device colorfast_array<float4, 1>* cells [["),
        ],
    ),
    (
        "names and calls",
        &[
            ("kernel void compute_main", "kernel void main"),
            ("  return saturate(1.0f", "  return falloff(distance, light) + saturate(1.0f"),
            ("memory_order_relaxed);\n  int", "memory_order_seq_cst);\n  int"),
            ("lit(before.xyz, module_vars)", "unlit(before.xyz, module_vars)"),
            ("(*light).range", "(*light).reach"),
            ("#include <metal_stdlib>", ""),
            ("using namespace metal;", ""),
        ],
    ),
    (
        "what C++ has and MSL has not",
        &[
            ("constant colorfast_array<float2, 3> corners", "colorfast_array<float2, 3> corners"),
            ("    break;", "    goto end;"),
            ("  int expected = -1;", "  int expected = -1;\n  int* at = new int;"),
        ],
    ),
];

/// How many single types are exchanged at random, and the least share of them that must be refused.
const EXCHANGES: usize = 200;
const LEAST_REFUSED: f64 = 0.95;

fn clang() -> Option<Clang> {
    let cache = env::temp_dir().join("colorfast-metal-shim");
    let clang = Clang::find(&cache);
    if let Err(missing) = &clang {
        // The harness counts what is not validated; here is nothing to test.
        eprintln!("not tested: {}; {}", missing.why, missing.install);
    }
    clang.ok()
}

fn shader() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/shader.metal")).expect("it is in the tree")
}

#[test]
fn the_shader_itself_is_valid() {
    let Some(clang) = clang() else { return };
    assert_eq!(clang.validate(&shader()), Verdict::Valid);
}

#[test]
fn every_kind_of_breakage_is_refused() {
    let Some(clang) = clang() else { return };
    let shader = shader();
    let mut missed = Vec::new();
    println!("\n{:40} {:>6} {:>6}", "kind", "caught", "missed");
    for (kind, changes) in KINDS {
        let mut caught = 0;
        for (from, to) in *changes {
            assert!(shader.contains(from), "{kind}: the shader has no {from:?}");
            match clang.validate(&shader.replacen(from, to, 1)) {
                Verdict::Invalid(_) => caught += 1,
                verdict => missed.push(format!("{kind}: {from:?} to {to:?}: {verdict:?}")),
            }
        }
        println!("{kind:40} {caught:>6} {:>6}", changes.len() - caught);
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

#[test]
fn types_exchanged_at_random_are_refused() {
    let Some(clang) = clang() else { return };
    let inputs = outputs_of_ours();
    let mut random = Random(20_261_121);
    let (mut refused, mut accepted) = (0, Vec::new());
    while refused + accepted.len() < EXCHANGES {
        let (path, text) = &inputs[random.below(inputs.len())];
        let Some((line, from, to, mutated)) = exchange(text, &mut random) else { continue };
        match clang.validate(&mutated) {
            Verdict::Invalid(_) => refused += 1,
            _ => accepted.push(format!("{}:{line}: {from} to {to}", path.file_name().unwrap_or_default().display())),
        }
    }
    let share = refused as f64 / EXCHANGES as f64;
    println!("{EXCHANGES} types exchanged, {:.1}% refused; accepted:\n{}", 100.0 * share, accepted.join("\n"));
    assert!(share >= LEAST_REFUSED, "{:.1}% refused, at least {:.0}% wanted", 100.0 * share, 100.0 * LEAST_REFUSED);
}

/// The whole shaders among the golden files.
fn outputs_of_ours() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../expectations/msl/msl23/e2e/shaders");
    let entries = fs::read_dir(folder).expect("the golden files are in the tree");
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let read = |path: PathBuf| fs::read_to_string(&path).ok().map(|text| (path, text));
    paths.into_iter().filter_map(read).filter(|(_, text)| text.contains("#include")).collect()
}

const SCALARS: &[&str] = &["float", "half", "int", "uint", "bool"];

/// Puts another type of the same shape, or another shape of it, in the place of one.
fn exchange(text: &str, random: &mut Random) -> Option<(usize, String, String, String)> {
    let tokens = lex(text);
    let types: Vec<_> = tokens.iter().filter(|token| shape(&token.text).is_some()).collect();
    let token = types.get(random.below(types.len().max(1)))?;
    let (scalar, size) = shape(&token.text)?;
    let (mut to_scalar, mut to_size) = (scalar.to_owned(), size.to_owned());
    match size {
        "" => to_scalar = SCALARS[random.below(SCALARS.len())].to_owned(),
        _ if size.contains('x') => {
            to_size = format!("{}x{}", 2 + random.below(3), 2 + random.below(3));
        }
        _ if random.below(2) == 0 => to_size = (2 + random.below(3)).to_string(),
        _ => to_scalar = SCALARS[random.below(SCALARS.len())].to_owned(),
    }
    let to = to_scalar + &to_size;
    if to == token.text {
        return None;
    }
    let end = token.offset + token.text.len();
    let mutated = format!("{}{to}{}", &text[..token.offset], &text[end..]);
    Some((token.line, token.text.clone(), to, mutated))
}

/// The scalar of a type and what follows it, if it is a scalar, vector or matrix.
fn shape(word: &str) -> Option<(&str, &str)> {
    let scalar = SCALARS.iter().find(|scalar| word.starts_with(**scalar))?;
    let size = &word[scalar.len()..];
    let digit = |c: char| ('2'..='4').contains(&c);
    let is_size = match size.len() {
        0 => true,
        1 => size.starts_with(digit),
        3 => size.starts_with(digit) && size[1..].starts_with('x') && size.ends_with(digit),
        _ => false,
    };
    is_size.then_some((*scalar, size))
}

/// The same numbers in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % count.max(1)
    }
}
