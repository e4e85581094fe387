@group(0) @binding(0) var t: texture_depth_2d;
@group(0) @binding(1) var s: sampler;
@compute @workgroup_size(1)
fn main() {
  _ = textureGather(t, s, vec2f());
}
