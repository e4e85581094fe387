//# texture 0:0: 2d depth32float 2x2 mips 2: f32 0 0.25 0.5 1  0.75
//# texture 0:1: 2d_array depth16unorm 1x1x2: u16 0 65535
//# expect 0:2: f32 0.25 0.5 0.75 1 0
@group(0) @binding(0) var depth: texture_depth_2d;
@group(0) @binding(1) var layers: texture_depth_2d_array;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureLoad(depth, vec2i(1, 0), 0);
  out[1] = textureLoad(depth, vec2i(0, 1), 0);
  out[2] = textureLoad(depth, vec2i(0, 0), 1);
  out[3] = textureLoad(layers, vec2i(0, 0), 1, 0);
  out[4] = textureLoad(layers, vec2i(0, 0), 0, 0);
}
