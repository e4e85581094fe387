//# texture 0:0: cube_array r32float 1x1x12: f32 0 1 2 3 4 5 6 7 8 9 10 11
//# sampler 0:1: nearest
//# expect 0:2: f32 1 7 4 10 2
@group(0) @binding(0) var skies: texture_cube_array<f32>;
@group(0) @binding(1) var plain: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureSampleLevel(skies, plain, vec3f(-1, 0, 0), 0, 0).x;
  out[1] = textureSampleLevel(skies, plain, vec3f(-1, 0, 0), 1, 0).x;
  out[2] = textureSampleLevel(skies, plain, vec3f(0, 0, 1), 0u, 0).x;
  out[3] = textureSampleLevel(skies, plain, vec3f(0, 0, 1), 1u, 0).x;
  out[4] = f32(textureNumLayers(skies));
}
