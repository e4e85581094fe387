//# texture 0:0: 1d r32sint 5: i32 -1 2 -3 4 -5
//# expect 0:1: i32 -1 0 0 1  -5 0 0 1  -3 0 0 1
//# expect 0:1: i32 5 1 0 0
@group(0) @binding(0) var image: texture_1d<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<vec4i>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureLoad(image, 0, 0);
  out[1] = textureLoad(image, 4u, 0);
  out[2] = textureLoad(image, 2, 0u);
  out[3] = vec4i(i32(textureDimensions(image)), i32(textureNumLevels(image)), 0, 0);
}
