//# texture 0:0: 3d r32float 2x2x2: f32 0 1 2 3 4 5 6 7
//# sampler 0:1: nearest
//# sampler 0:2: linear
//# expect 0:3: f32 5 3.5 2 5.5
//# tolerance: abs 0.03
@group(0) @binding(0) var volume: texture_3d<f32>;
@group(0) @binding(1) var sharp: sampler;
@group(0) @binding(2) var smoothed: sampler;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureSampleLevel(volume, sharp, vec3f(0.75, 0.25, 0.75), 0).x;
  out[1] = textureSampleLevel(volume, smoothed, vec3f(0.5), 0).x;
  out[2] = textureSampleLevel(volume, smoothed, vec3f(0.25, 0.75, 0.25), 0).x;
  out[3] = textureSampleLevel(volume, smoothed, vec3f(0.5, 0.5, 1.0), 0).x;
}
