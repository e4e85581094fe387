//# case fail
//# expect-error: wgsl/argument-range line 6
@group(0) @binding(0) var t: texture_3d<f32>;
@group(0) @binding(1) var s: sampler;
@fragment
fn main() {
  _ = textureSampleLevel(t, s, vec3f(), 0, vec3(0, 0, -9));
}
//# case pass
@group(0) @binding(0) var t: texture_3d<f32>;
@group(0) @binding(1) var s: sampler;
@fragment
fn main() {
  _ = textureSampleLevel(t, s, vec3f(), 0, vec3(0, 0, -8));
}
