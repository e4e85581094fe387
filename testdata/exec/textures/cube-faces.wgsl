//# note: a direction along each axis meets its face: +x, -x, +y, -y, +z, -z
//# texture 0:0: cube r32float 1x1x6: f32 1 2 3 4 5 6
//# sampler 0:1: nearest
//# expect 0:2: f32 1 2 3 4 5 6 1 4
@group(0) @binding(0) var sky: texture_cube<f32>;
@group(0) @binding(1) var plain: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureSampleLevel(sky, plain, vec3f(1, 0, 0), 0).x;
  out[1] = textureSampleLevel(sky, plain, vec3f(-3, 1, 0), 0).x;
  out[2] = textureSampleLevel(sky, plain, vec3f(0.5, 2, 1), 0).x;
  out[3] = textureSampleLevel(sky, plain, vec3f(0, -1, 0.25), 0).x;
  out[4] = textureSampleLevel(sky, plain, vec3f(0.1, 0.2, 0.3), 0).x;
  out[5] = textureSampleLevel(sky, plain, vec3f(0, 0, -9), 0).x;
  out[6] = textureSampleLevel(sky, plain, vec3f(5, -4, 4), 0).x;
  out[7] = textureSampleLevel(sky, plain, vec3f(3, -4, 3), 0).x;
}
