//# case fail
//# expect-error: wgsl/no-matching-overload line 6
@group(0) @binding(0) var t: texture_depth_2d;
@group(0) @binding(1) var s: sampler;
@compute @workgroup_size(1)
fn main() {
  _ = textureGather(0, t, s, vec2f());
}
//# case pass
@group(0) @binding(0) var t: texture_depth_2d;
@group(0) @binding(1) var s: sampler;
@compute @workgroup_size(1)
fn main() {
  _ = textureGather(t, s, vec2f());
}
