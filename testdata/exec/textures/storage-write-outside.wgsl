//# note: what is outside is not written
//# texture 0:0: 2d r32uint 2x2 write: u32 1 2 3 4
//# expect 0:0: u32 9 2 3 8
@group(0) @binding(0) var image: texture_storage_2d<r32uint, write>;
@compute @workgroup_size(1) fn main(@builtin(local_invocation_index) zero: u32) {
  let far = i32(zero) + 2;
  textureStore(image, vec2i(far, 0), vec4u(7));
  textureStore(image, vec2i(0, -far), vec4u(7));
  textureStore(image, vec2i(0, far), vec4u(7));
  textureStore(image, vec2i(0, 0), vec4u(9));
  textureStore(image, vec2i(1, 1), vec4u(8));
}
