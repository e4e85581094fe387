//# note: counter-clockwise from below left, where below is the greater coordinate
//# texture 0:0: 2d rgba8uint 2x2: u8 1 11 21 31  2 12 22 32  3 13 23 33  4 14 24 34
//# sampler 0:1: repeat
//# sampler 0:2: clamp
//# expect 0:3: u32 3 4 2 1  23 24 22 21  14 13 12 11  1 1 1 1
@group(0) @binding(0) var image: texture_2d<u32>;
@group(0) @binding(1) var around: sampler;
@group(0) @binding(2) var held: sampler;
@group(0) @binding(3) var<storage, read_write> out: array<vec4u>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureGather(0, image, around, vec2f(0.5));
  out[1] = textureGather(2, image, around, vec2f(0.5));
  out[2] = textureGather(1, image, around, vec2f(0.5), vec2i(1, 1)).zwxy.yxzw;
  out[3] = textureGather(0, image, held, vec2f(0.0));
}
