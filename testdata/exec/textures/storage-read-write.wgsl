//# texture 0:0: 2d r32sint 4x1 read_write: i32 1 -2 3 -4
//# expect 0:0: i32 10 -20 30 -40
@group(0) @binding(0) var image: texture_storage_2d<r32sint, read_write>;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) {
  let old = textureLoad(image, vec2u(i, 0));
  textureStore(image, vec2u(i, 0), old * 10);
}
