//# case fail
//# expect-error: wgsl/const-expression-required line 7
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@compute @workgroup_size(1)
fn main() {
  var component = 1;
  _ = textureGather(component, t, s, vec2f());
}
//# case pass
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@compute @workgroup_size(1)
fn main() {
  const component = 1;
  _ = textureGather(component, t, s, vec2f());
}
