//# texture 0:0: 2d rg16sint 1x1: i16 -32768 32767
//# texture 0:1: 2d rgba32uint 1x1: u32 4294967295 0 1 2147483648
//# texture 0:2: 2d r8sint 2x1: i8 -128 127
//# texture 0:3: 2d rgb10a2uint 1x1: u32 0xbff00401
//# expect 0:4: i32 -32768 32767 0 1  -1 0 1 -2147483648  -128 127 0 0  1 1 1023 2
@group(0) @binding(0) var shorts: texture_2d<i32>;
@group(0) @binding(1) var words: texture_2d<u32>;
@group(0) @binding(2) var bytes: texture_2d<i32>;
@group(0) @binding(3) var tens: texture_2d<u32>;
@group(0) @binding(4) var<storage, read_write> out: array<vec4i>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureLoad(shorts, vec2i(0), 0);
  out[1] = bitcast<vec4i>(textureLoad(words, vec2i(0), 0));
  out[2] = vec4i(textureLoad(bytes, vec2i(0), 0).x, textureLoad(bytes, vec2i(1, 0), 0).x, 0, 0);
  out[3] = vec4i(textureLoad(tens, vec2i(0), 0));
}
