//# case fail
//# expect-error: wgsl/no-matching-overload line 6
@group(0) @binding(0) var t: texture_depth_2d;
@group(0) @binding(1) var s: sampler;
@fragment
fn main() {
  _ = textureSampleCompare(t, s, vec2f(), 0.5);
}
//# case pass
@group(0) @binding(0) var t: texture_depth_2d;
@group(0) @binding(1) var s: sampler_comparison;
@fragment
fn main() {
  _ = textureSampleCompare(t, s, vec2f(), 0.5);
}
