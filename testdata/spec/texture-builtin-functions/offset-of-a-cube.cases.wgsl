//# case fail
//# expect-error: wgsl/no-matching-overload line 6
@group(0) @binding(0) var t: texture_cube<f32>;
@group(0) @binding(1) var s: sampler;
@fragment
fn main() {
  _ = textureSample(t, s, vec3f(), vec3i());
}
//# case pass
@group(0) @binding(0) var t: texture_cube<f32>;
@group(0) @binding(1) var s: sampler;
@fragment
fn main() {
  _ = textureSample(t, s, vec3f());
}
