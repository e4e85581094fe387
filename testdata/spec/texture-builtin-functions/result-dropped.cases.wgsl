//# case fail
//# expect-error: wgsl/must-use line 6
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@compute @workgroup_size(1)
fn main() {
  textureLoad(t, vec2u(), 0);
}
//# case pass
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@compute @workgroup_size(1)
fn main() {
  _ = textureLoad(t, vec2u(), 0);
}
