//# case fail
//# expect-error: wgsl/builtin-function-stage line 5
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn color() -> vec4f {
  return textureSampleBias(t, s, vec2f(), 1);
}
@vertex
fn main() -> @builtin(position) vec4f {
  return color();
}
//# case pass
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
fn color() -> vec4f {
  return textureSampleLevel(t, s, vec2f(), 1);
}
@vertex
fn main() -> @builtin(position) vec4f {
  return color();
}
