//# case fail
//# expect-error: wgsl/argument-range line 6
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@compute @workgroup_size(1)
fn main() {
  _ = textureGather(-1i, t, s, vec2f());
}
//# case pass
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@compute @workgroup_size(1)
fn main() {
  _ = textureGather(0u, t, s, vec2f());
}
