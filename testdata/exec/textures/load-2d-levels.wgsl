//# note: each level has its own texels; the third is one texel wide
//# texture 0:0: 2d rgba8uint 4x2 mips 3: u8 1 2 3 4  5 6 7 8  9 10 11 12  13 14 15 16  17 18 19 20  21 22 23 24  25 26 27 28  29 30 31 32
//# texture 0:0: u8 101 102 103 104  105 106 107 108
//# texture 0:0: u8 201 202 203 204
//# expect 0:1: u32 1 2 3 4  29 30 31 32  9 10 11 12  105 106 107 108  201 202 203 204  4 2 2 1  1 1 3 0
@group(0) @binding(0) var image: texture_2d<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<vec4u>;

@compute @workgroup_size(1) fn main() {
  out[0] = textureLoad(image, vec2u(0, 0), 0);
  out[1] = textureLoad(image, vec2i(3, 1), 0i);
  out[2] = textureLoad(image, vec2u(2, 0), 0u);
  out[3] = textureLoad(image, vec2i(1, 0), 1);
  out[4] = textureLoad(image, vec2i(0, 0), 2);
  out[5] = vec4u(textureDimensions(image), textureDimensions(image, 1));
  out[6] = vec4u(textureDimensions(image, 2), textureNumLevels(image), 0);
}
