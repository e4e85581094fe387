//# note: colours are decoded, alpha is not
//# texture 0:0: 2d rgba8unorm-srgb 2x1: u8 0 255 128 128  10 64 200 51
//# expect 0:1: f32 0 1 0.2158605 0.5019608  0.003035270 0.05126946 0.5775804 0.2
//# tolerance: abs 0.002
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<vec4f>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureLoad(image, vec2i(0), 0);
  out[1] = textureLoad(image, vec2i(1, 0), 0);
}
