//# texture 0:0: 2d rgba8snorm 1x1 write
//# texture 0:1: 2d rgba16float 1x1 write
//# texture 0:2: 2d rg32float 1x1 write
//# expect 0:0: i8 127 -127 0 127
//# expect 0:1: f16 0.5 -2 65504 0
//# expect 0:2: f32 1.5 -0.25
@group(0) @binding(0) var signed: texture_storage_2d<rgba8snorm, write>;
@group(0) @binding(1) var halves: texture_storage_2d<rgba16float, write>;
@group(0) @binding(2) var pair: texture_storage_2d<rg32float, write>;
@compute @workgroup_size(1) fn main() {
  textureStore(signed, vec2i(0), vec4f(1.0, -1.0, 0.0, 9.0));
  textureStore(halves, vec2i(0), vec4f(0.5, -2.0, 65504.0, 0.0));
  textureStore(pair, vec2i(0), vec4f(1.5, -0.25, 7.0, 8.0));
}
