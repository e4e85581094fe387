//# note: integers are stored in the bits that the format has; these fit
//# texture 0:0: 2d rgba8sint 1x1 write
//# texture 0:1: 2d rgba16uint 1x1 write
//# texture 0:2: 2d rgba32sint 1x1 write
//# expect 0:0: i8 -128 127 0 -1
//# expect 0:1: u16 0 65535 1 32768
//# expect 0:2: i32 -2147483648 2147483647 0 -5
@group(0) @binding(0) var bytes: texture_storage_2d<rgba8sint, write>;
@group(0) @binding(1) var shorts: texture_storage_2d<rgba16uint, write>;
@group(0) @binding(2) var words: texture_storage_2d<rgba32sint, write>;
@compute @workgroup_size(1) fn main() {
  textureStore(bytes, vec2i(0), vec4i(-128, 127, 0, -1));
  textureStore(shorts, vec2i(0), vec4u(0, 65535, 1, 32768));
  textureStore(words, vec2i(0), vec4i(-2147483648, 2147483647, 0, -5));
}
