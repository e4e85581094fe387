//# draw: 3
//# target: 4x1 r32float
//# texture 0:0: 1d r32float 4: f32 3 1 4 1.5
//# sampler 0:1: nearest
//# expect target: f32 3 1 4 1.5
@group(0) @binding(0) var strip: texture_1d<f32>;
@group(0) @binding(1) var plain: sampler;
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}
@fragment fn colour(@builtin(position) at: vec4f) -> @location(0) f32 {
  return textureSample(strip, plain, at.x / 4.0).x;
}
