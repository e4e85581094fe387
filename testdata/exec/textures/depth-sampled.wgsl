//# texture 0:0: 2d_array depth16unorm 2x1x2: u16 0 65535 32768 16384
//# sampler 0:1: nearest
//# expect 0:2: f32 0 1 0.5 0.25
//# tolerance: abs 0.0001
@group(0) @binding(0) var depth: texture_depth_2d_array;
@group(0) @binding(1) var plain: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureSampleLevel(depth, plain, vec2f(0.25, 0.5), 0, 0);
  out[1] = textureSampleLevel(depth, plain, vec2f(0.75, 0.5), 0, 0);
  out[2] = textureSampleLevel(depth, plain, vec2f(0.25, 0.5), 1, 0);
  out[3] = textureSampleLevel(depth, plain, vec2f(0.75, 0.5), 1, 0);
}
