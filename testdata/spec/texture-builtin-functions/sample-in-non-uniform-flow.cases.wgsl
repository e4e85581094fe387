//# case fail
//# expect-error: wgsl/derivative-uniformity line 7
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@fragment
fn main(@location(0) x: f32) {
  if x > 0 {
    _ = textureSample(t, s, vec2f());
  }
}
//# case pass
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@fragment
fn main(@location(0) x: f32) {
  if x > 0 {
    _ = textureSampleGrad(t, s, vec2f(), vec2f(), vec2f());
  }
}
