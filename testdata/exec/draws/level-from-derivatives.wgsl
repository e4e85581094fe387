//# note: the texture shrinks by two, and the second level is sampled; a bias of one asks for the third
//# draw: 3
//# target: 2x2 rg32float
//# texture 0:0: 2d r32float 4x4 mips 3: f32 1*16 2*4 3
//# sampler 0:1: nearest
//# expect target: f32 2 3 2 3 2 3 2 3
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var plain: sampler;
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}
@fragment fn colour(@builtin(position) at: vec4f) -> @location(0) vec2f {
  let place = at.xy / 2.0;
  return vec2f(textureSample(image, plain, place).x, textureSampleBias(image, plain, place, 1.0).x);
}
