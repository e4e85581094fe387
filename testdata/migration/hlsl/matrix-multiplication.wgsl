//# expect-error: wgsl/foreign-name line 4
//# expect-error: wgsl/foreign-name line 7
//# expect-error: wgsl/foreign-name line 8
@group(0) @binding(0) var<uniform> model: float4x4;
@group(0) @binding(1) var<uniform> view: mat4x4f;
fn f(p: vec4f) -> vec4f {
  let world = mul(model, p);
  return mul(view, world + p);
}
