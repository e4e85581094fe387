//# note: where on its face a direction lies; each face has four texels
//# texture 0:0: cube r32float 2x2x6: f32 0 1 2 3  10 11 12 13  20 21 22 23  30 31 32 33  40 41 42 43  50 51 52 53
//# sampler 0:1: nearest
//# expect 0:2: f32 0 3 11 12 23 20 31 32 41 42 50 53
@group(0) @binding(0) var sky: texture_cube<f32>;
@group(0) @binding(1) var plain: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
fn look(direction: vec3f) -> f32 {
  return textureSampleLevel(sky, plain, direction, 0).x;
}
@compute @workgroup_size(1) fn main() {
  out[0] = look(vec3f(1, 0.5, 0.5));
  out[1] = look(vec3f(1, -0.5, -0.5));
  out[2] = look(vec3f(-1, 0.5, 0.5));
  out[3] = look(vec3f(-1, -0.5, -0.5));
  out[4] = look(vec3f(0.5, 1, 0.5));
  out[5] = look(vec3f(-0.5, 1, -0.5));
  out[6] = look(vec3f(0.5, -1, 0.5));
  out[7] = look(vec3f(-0.5, -1, -0.5));
  out[8] = look(vec3f(0.5, 0.5, 1));
  out[9] = look(vec3f(-0.5, -0.5, 1));
  out[10] = look(vec3f(0.5, 0.5, -1));
  out[11] = look(vec3f(-0.5, -0.5, -1));
}
