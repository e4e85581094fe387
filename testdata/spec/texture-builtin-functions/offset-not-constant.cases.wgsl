//# case fail
//# expect-error: wgsl/const-expression-required line 7
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@fragment
fn main() {
  let offset = vec2i(1, 1);
  _ = textureSample(t, s, vec2f(), offset);
}
//# case pass
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@fragment
fn main() {
  const offset = vec2i(1, 1);
  _ = textureSample(t, s, vec2f(), offset);
}
