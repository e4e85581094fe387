//# note: layers come one after another within a level
//# texture 0:0: 2d_array r16uint 2x1x3 mips 2: u16 10 11 20 21 30 31  110 120 130
//# expect 0:1: u32 10 31 20 130 110 21  2 1 3 2
@group(0) @binding(0) var image: texture_2d_array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureLoad(image, vec2u(0), 0, 0).x;
  out[1] = textureLoad(image, vec2i(1, 0), 2u, 0).x;
  out[2] = textureLoad(image, vec2u(0), 1, 0).x;
  out[3] = textureLoad(image, vec2u(0), 2, 1).x;
  out[4] = textureLoad(image, vec2u(0), 0, 1).x;
  out[5] = textureLoad(image, vec2u(1, 0), 1, 0).x;
  let size = textureDimensions(image);
  out[6] = size.x;
  out[7] = size.y;
  out[8] = textureNumLayers(image);
  out[9] = textureNumLevels(image);
}
