//# texture 0:0: cube depth32float 1x1x6: f32 0 0.125 0.25 0.5 0.75 1
//# sampler 0:1: nearest
//# sampler 0:2: compare=greater
//# expect 0:3: f32 0.5 1 1 0
@group(0) @binding(0) var sky: texture_depth_cube;
@group(0) @binding(1) var plain: sampler;
@group(0) @binding(2) var comparing: sampler_comparison;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureSampleLevel(sky, plain, vec3f(0, -1, 0), 0);
  out[1] = textureSampleLevel(sky, plain, vec3f(0, 0, -1), 0);
  out[2] = textureSampleCompareLevel(sky, comparing, vec3f(1, 0, 0), 0.0625);
  out[3] = textureSampleCompareLevel(sky, comparing, vec3f(0, 0, 1), 0.5);
}
