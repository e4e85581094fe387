//# case fail
//# expect-error: wgsl/derivative-uniformity line 7
@group(0) @binding(0) var t: texture_depth_2d;
@group(0) @binding(1) var s: sampler_comparison;
@fragment
fn main(@location(0) x: f32) {
  if x > 0 {
    _ = textureSampleCompare(t, s, vec2f(), x);
  }
}
//# case pass
@group(0) @binding(0) var t: texture_depth_2d;
@group(0) @binding(1) var s: sampler_comparison;
@fragment
fn main(@location(0) x: f32) {
  if x > 0 {
    _ = textureSampleCompareLevel(t, s, vec2f(), x);
  }
}
