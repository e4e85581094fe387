//# texture 0:0: 2d rgba8snorm 2x1: i8 127 -127 -128 0  64 -64 1 -1
//# texture 0:1: 2d bgra8unorm 1x1: u8 255 0 51 102
//# texture 0:2: 2d rgb10a2unorm 1x1: u32 0xc01ffc00
//# texture 0:3: 2d rg8unorm 1x1: u8 51 255
//# expect 0:4: f32 1 -1 -1 0  0.503937 -0.503937 0.007874016 -0.007874016  0.2 0 1 0.4  0 1 0.000977517 1  0.2 1 0 1
//# tolerance: abs 0.00001
@group(0) @binding(0) var signed: texture_2d<f32>;
@group(0) @binding(1) var swapped: texture_2d<f32>;
@group(0) @binding(2) var tens: texture_2d<f32>;
@group(0) @binding(3) var two: texture_2d<f32>;
@group(0) @binding(4) var<storage, read_write> out: array<vec4f>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureLoad(signed, vec2i(0), 0);
  out[1] = textureLoad(signed, vec2i(1, 0), 0);
  out[2] = textureLoad(swapped, vec2i(0), 0);
  out[3] = textureLoad(tens, vec2i(0), 0);
  out[4] = textureLoad(two, vec2i(0), 0);
}
