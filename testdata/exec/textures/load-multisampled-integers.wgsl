//# texture 0:0: 2d rgba8uint 1x2 samples 4: u8 1 2 3 4  5 6 7 8  9 10 11 12  13 14 15 16  17 18 19 20  21 22 23 24  25 26 27 28  29 30 31 32
//# expect 0:1: u32 5 6 7 8  25 26 27 28
@group(0) @binding(0) var image: texture_multisampled_2d<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<vec4u>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureLoad(image, vec2i(0, 0), 1);
  out[1] = textureLoad(image, vec2i(0, 1), 2);
}
