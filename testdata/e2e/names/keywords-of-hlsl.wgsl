// Identifiers that are keywords, types, semantics or functions in HLSL.
struct cbuffer { float4: vec4f, matrix: mat4x4f, row_major: u32 }
@group(0) @binding(0) var<storage, read_write> RWByteAddressBuffer: array<cbuffer>;
var<workgroup> static_: vec4f;
const uint = 2u;

fn lerp(a: f32, b: f32, t: f32) -> f32 { return mix(a, b, t); }
fn frac(x: f32) -> f32 { return fract(x); }
fn mul(a: mat4x4f, b: vec4f) -> vec4f { return a * b; }
fn asfloat(x: u32) -> f32 { return bitcast<f32>(x); }

@compute @workgroup_size(1)
fn numthreads(@builtin(global_invocation_id) SV_DispatchThreadID: vec3u) {
  let tbuffer = &RWByteAddressBuffer[SV_DispatchThreadID.x];
  let in = lerp(1, 2, frac(0.5)) + asfloat(uint);
  var out = mul((*tbuffer).matrix, vec4f(in));
  var inout = out;
  static_ = inout;
  let register_ = static_.x;
  (*tbuffer).float4 = inout + register_;
}
