//# texture 0:0: 2d r32float 4x2: f32 0 1 2 3 4 5 6 7
//# sampler 0:1: repeat
//# expect 0:2: f32 1 7 6 0
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var around: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  let first = vec2f(0.125, 0.25);
  out[0] = textureSampleLevel(image, around, first, 0, vec2i(1, 0)).x;
  out[1] = textureSampleLevel(image, around, first, 0, vec2i(-1, 1)).x;
  out[2] = textureSampleLevel(image, around, first, 0, vec2i(-2, -1)).x;
  out[3] = textureSampleLevel(image, around, first, 0, vec2i(4, 2)).x;
}
