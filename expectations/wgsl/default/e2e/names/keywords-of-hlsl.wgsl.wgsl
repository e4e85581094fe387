struct cbuffer {
  float4: vec4f,
  matrix: mat4x4f,
  row_major: u32,
}

@group(0) @binding(0) var<storage, read_write> RWByteAddressBuffer: array<cbuffer>;
var<workgroup> static_: vec4f;

fn lerp(a: f32, b: f32, t: f32) -> f32 {
  return mix(a, b, t);
}

fn frac(x: f32) -> f32 {
  return fract(x);
}

fn mul(a: mat4x4f, b: vec4f) -> vec4f {
  return a * b;
}

fn asfloat(x: u32) -> f32 {
  return bitcast<f32>(x);
}

@compute @workgroup_size(1)
fn numthreads(@builtin(global_invocation_id) SV_DispatchThreadID: vec3u) {
  let v = SV_DispatchThreadID.x;
  let v_1 = lerp(1.0f, 2.0f, frac(0.5f));
  let in = v_1 + asfloat(2u);
  var out = mul(RWByteAddressBuffer[v].matrix, vec4f(in));
  var inout = out;
  static_ = inout;
  let register_ = static_.x;
  RWByteAddressBuffer[v].float4 = inout + register_;
}
