//# texture 0:0: 3d rg8sint 2x2x2: i8 0 0  1 -1  2 -2  3 -3  4 -4  5 -5  6 -6  7 -7
//# expect 0:1: i32 1 -1  2 -2  4 -4  7 -7  2 4
@group(0) @binding(0) var image: texture_3d<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<vec2i>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureLoad(image, vec3i(1, 0, 0), 0).xy;
  out[1] = textureLoad(image, vec3i(0, 1, 0), 0).xy;
  out[2] = textureLoad(image, vec3u(0, 0, 1), 0).xy;
  out[3] = textureLoad(image, vec3u(1, 1, 1), 0).xy;
  let size = textureDimensions(image);
  out[4] = vec2i(i32(size.z), i32(size.x * size.y));
}
