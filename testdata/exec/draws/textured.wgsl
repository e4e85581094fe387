//# note: one texel to a pixel, upright
//# draw: 3
//# target: 2x2 rgba8unorm
//# texture 0:0: 2d rgba8unorm 2x2: u8 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
//# sampler 0:1: nearest
//# expect target: u8 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var plain: sampler;
struct Between { @builtin(position) position: vec4f, @location(0) place: vec2f }
@vertex fn corner(@builtin(vertex_index) index: u32) -> Between {
  let at = vec2f(f32(index & 1u), f32(index >> 1u)) * 2.0;
  return Between(vec4f(at.x * 2.0 - 1.0, 1.0 - at.y * 2.0, 0.0, 1.0), at);
}
@fragment fn colour(between: Between) -> @location(0) vec4f { return textureSample(image, plain, between.place); }
