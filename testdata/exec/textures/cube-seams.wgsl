//# note: linear filtering goes on over the edge between two faces
//# texture 0:0: cube r32float 2x2x6: f32 0*4 0*4 0*4 0*4 1*4 0*4
//# sampler 0:1: linear
//# expect 0:2: f32 1 0.5 0
//# tolerance: abs 0.02
@group(0) @binding(0) var sky: texture_cube<f32>;
@group(0) @binding(1) var smoothed: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureSampleLevel(sky, smoothed, vec3f(0, 0, 1), 0).x;
  out[1] = textureSampleLevel(sky, smoothed, vec3f(1, 0, 0.9999), 0).x;
  out[2] = textureSampleLevel(sky, smoothed, vec3f(1, 0, 0), 0).x;
}
