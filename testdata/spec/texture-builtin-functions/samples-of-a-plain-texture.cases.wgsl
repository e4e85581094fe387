//# case fail
//# expect-error: wgsl/no-matching-overload line 6
@group(0) @binding(0) var t: texture_2d<f32>;
@group(0) @binding(1) var s: sampler;
@compute @workgroup_size(1)
fn main() {
  _ = textureNumSamples(t);
}
//# case pass
@group(0) @binding(0) var t: texture_multisampled_2d<f32>;
@group(0) @binding(1) var s: sampler;
@compute @workgroup_size(1)
fn main() {
  _ = textureNumSamples(t);
}
