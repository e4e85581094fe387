//# texture 0:0: 2d rgba8unorm 2x1 samples 4: u8 255 0 0 0  0 255 0 0  0 0 255 0  0 0 0 255  51 0 0 0  102 0 0 0  153 0 0 0  204 0 0 0
//# expect 0:1: f32 1 0 0 0  0 0 0 1  0.2 0 0 0  0.8 0 0 0  4 2 1 0
//# tolerance: abs 0.000001
@group(0) @binding(0) var image: texture_multisampled_2d<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<vec4f>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureLoad(image, vec2i(0, 0), 0);
  out[1] = textureLoad(image, vec2i(0, 0), 3);
  out[2] = textureLoad(image, vec2u(1, 0), 0u);
  out[3] = textureLoad(image, vec2u(1, 0), 3u);
  let size = textureDimensions(image);
  out[4] = vec4f(f32(textureNumSamples(image)), f32(size.x), f32(size.y), 0.0);
}
