//! Whether the validator refuses what is wrong: valid HLSL broken on purpose, kind by kind.
//!
//! `cargo test -p colorfast-dxc --test breakage -- --nocapture` prints the table of what is caught and missed.

mod common;

use colorfast_wire::{DxcAnswer, DxcRequest, Verdict};

/// What is deliberately broken: the kind, what stands in the shader, and what takes its place.
const KINDS: &[(&str, &[(&str, &str)])] = &[
    (
        "type of a value",
        &[
            ("float4 sum = picture", "float3x3 sum = picture"),
            ("float total = 0.0f", "Light total = (Light)0"),
            ("const Light near", "const float near"),
            ("Texture2D<float4> picture", "Texture2D<uint4> picture"),
            ("float shade = picture", "Texture2D shade = picture"),
        ],
    ),
    (
        "type of a member or parameter",
        &[
            ("  float range;", "  SamplerState range;"),
            ("float falloff(float distance_1", "float falloff(Light distance_1"),
            ("  float depth : SV_Depth", "  float4x4 depth : SV_Depth"),
            ("uint3 id : SV_DispatchThreadID", "Light id : SV_DispatchThreadID"),
            ("void raise_to(inout float value", "void raise_to(inout Light value"),
        ],
    ),
    (
        "address space",
        &[
            ("groupshared uint lanes", "cbuffer C : register(b9) { uint lanes"),
            ("groupshared uint lanes[64];", "static uint lanes[64];"),
            ("groupshared uint lanes[64];", "uint lanes[64];"),
            ("static float gain = 1.0f;", "groupshared float gain = 1.0f;"),
            ("RWByteAddressBuffer counts : register(u6)", "groupshared uint counts"),
        ],
    ),
    (
        "missing binding",
        &[
            (" : register(b0)", ""),
            (" : register(t1)", ""),
            (" : register(s2)", ""),
            (" : register(u4)", ""),
            (" : register(u6)", ""),
        ],
    ),
    (
        "binding taken twice or of another class",
        &[
            ("register(u6)", "register(u4)"),
            ("register(s3)", "register(s2)"),
            ("register(t5)", "register(u7)"),
            ("register(b0)", "register(t0)"),
        ],
    ),
    (
        "missing semantic",
        &[
            (
                "float2 uv : TEXCOORD0;\n  nointerpolation uint kind : TEXCOORD1;\n  float4 position : SV_Position;\n};\n\nstruct fragment_main_inputs",
                "float2 uv;\n  nointerpolation uint kind : TEXCOORD1;\n  float4 position : SV_Position;\n};\n\nstruct fragment_main_inputs",
            ),
            ("uint index : SV_VertexID", "uint index"),
            ("float4 colour : SV_Target0", "float4 colour"),
            ("uint lane : SV_GroupIndex", "uint lane"),
            ("float3 place : TEXCOORD0", "float3 place"),
        ],
    ),
    (
        "semantic of another kind",
        &[
            ("uint index : SV_VertexID", "uint index : SV_GroupIndex"),
            ("float4 colour : SV_Target0", "float4 colour : SV_Target8"),
            ("uint lane : SV_GroupIndex", "uint lane : SV_IsFrontFace"),
            ("float2 uv : TEXCOORD1", "float2 uv : TEXCOORD0"),
            ("float depth : SV_Depth", "float depth : SV_InstanceID"),
        ],
    ),
    (
        "stage",
        &[
            ("  const vertex_main_outputs v = {", "  discard;\n  const vertex_main_outputs v = {"),
            ("  float total = 0.0f;", "  float total = ddx(float(lane));"),
            ("    discard;", "    GroupMemoryBarrierWithGroupSync();"),
            (
                "  const vertex_main_outputs v = {",
                "  float4 early = picture.Sample(bilinear, inputs.uv);\n  const vertex_main_outputs v = {inputs.uv * early.x, inputs.index, float4(inputs.place, 1.0f)};\n  const vertex_main_outputs w = {",
            ),
            ("[numthreads(64, 1, 1)]\n", ""),
        ],
    ),
    (
        "no position",
        &[
            (
                "  float4 position : SV_Position;\n};\n\nstruct fragment_main_inputs",
                "  float4 position : TEXCOORD2;\n};\n\nstruct fragment_main_inputs",
            ),
            (
                "vertex_main_outputs vertex_main(vertex_main_inputs inputs) {\n  const vertex_main_outputs v = {inputs.uv, inputs.index, float4(inputs.place, 1.0f)};\n  return v;",
                "float4 vertex_main(vertex_main_inputs inputs) : TEXCOORD0 {\n  return float4(inputs.place, 1.0f);",
            ),
        ],
    ),
    (
        "arity",
        &[
            ("falloff(total, near)", "falloff(total)"),
            ("saturate(1.0f - distance_1 / of.range)", "saturate(1.0f, distance_1)"),
            ("float4(inputs.place, 1.0f)", "float4(inputs.place)"),
            ("picture.Sample(bilinear, inputs.uv)", "picture.Sample(inputs.uv)"),
            ("cells.Load(0u)", "cells.Load(0u, 1u, 2u)"),
        ],
    ),
    (
        "access of a resource",
        &[
            ("counts.Store", "cells.Store"),
            ("target[int2(id.xy)] =", "picture[int2(id.xy)] ="),
            ("picture.Sample(", "target.Sample("),
            ("SampleCmp(comparison", "SampleCmp(bilinear"),
            ("picture.Sample(bilinear", "picture.Sample(comparison"),
        ],
    ),
    (
        "memory that is read-only",
        &[
            ("  uint original = 0u;", "  weights[0] = 2.0f;\n  uint original = 0u;"),
            ("  uint original = 0u;", "  light[0] = uint4(1u, 2u, 3u, 4u);\n  uint original = 0u;"),
            ("  float total = 0.0f;", "  near.range = 2.0f;\n  float total = 0.0f;"),
        ],
    ),
    (
        "name that is not there, or taken twice",
        &[
            ("load_light(0u)", "load_lights(0u)"),
            ("near)) + cells", "nearest)) + cells"),
            ("of.range", "of.ranges"),
            ("static float gain = 1.0f;", "static float gain = 1.0f;\nstatic int gain = 1;"),
            ("float total = 0.0f;", "float total = 0.0f;\n  float total = 1.0f;"),
        ],
    ),
    (
        "control flow",
        &[
            ("  float total = 0.0f;", "  float total = 0.0f;\n  break;"),
            ("  return v;\n}\n\nfloat falloff", "}\n\nfloat falloff"),
            ("case int(1): {", "case i: {"),
            ("    default: {", "    case int(1): {"),
        ],
    ),
    ("recursion", &[("return saturate(1.0f - distance_1 / of.range)", "return falloff(distance_1, of)")]),
    (
        "punctuation",
        &[
            ("float total = 0.0f;", "float total = 0.0f"),
            ("lanes[min(lane, 63u)]", "lanes[min(lane, 63u)"),
            ("struct Light {", "struct Light"),
        ],
    ),
    (
        "what the shader model lacks",
        &[
            ("float total = 0.0f;", "float16_t tiny = float16_t(1.0h);\n  float total = 0.0f;"),
            ("float total = 0.0f;", "float total = float(dot4add_u8packed(id.x, id.y, 0u));"),
        ],
    ),
];

/// What is missed, and why nothing is done about it.
const MISSED: &[(&str, &str)] =
    &[("weights[0] = 2.0f", "DXC lets static const arrays be written; no output of ours has such a store")];

const ENTRY_POINTS: &[(&str, &str)] =
    &[("vertex_main", "vertex"), ("fragment_main", "fragment"), ("compute_main", "compute")];

#[test]
fn what_is_broken_is_refused() {
    let Some(library) = common::library() else {
        eprintln!("not run: no DXC; `cargo xtask setup-validators` fetches it");
        return;
    };
    let shader = include_str!("breakage.hlsl");
    let request = |text: &str| DxcRequest::Validate(common::hlsl(text, ENTRY_POINTS));
    let broken = |(from, to): &(&str, &str)| {
        assert!(shader.contains(from), "the shader has no `{from}`");
        request(&shader.replacen(from, to, 1))
    };
    let mut requests = vec![request(shader)];
    requests.extend(KINDS.iter().flat_map(|(_, breakages)| breakages.iter().map(broken)));
    let answers = common::answers(&library, &requests);
    assert_eq!(answers[0], DxcAnswer::Verdict(Verdict::Valid), "the shader itself");
    assert_eq!(answers.len(), requests.len(), "no breakage takes the compiler down");
    let mut answers = answers[1..].iter();
    let mut faults = Vec::new();
    for (kind, breakages) in KINDS {
        let mut caught = 0;
        for (breakage, answer) in breakages.iter().zip(&mut answers) {
            let is_caught = matches!(answer, DxcAnswer::Verdict(Verdict::Invalid(_)));
            caught += usize::from(is_caught);
            let is_excused = MISSED.iter().any(|(text, _)| breakage.1.contains(text));
            if is_caught == is_excused {
                faults.push(format!("{kind}: {breakage:?}: caught: {is_caught}, expected: {}", !is_excused));
            }
        }
        println!("{kind:44} {caught:2} of {:2}", breakages.len());
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
