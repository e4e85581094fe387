//# draw: 3
//# target: 2x1 r32float
//# texture 0:0: 2d depth32float 2x1: f32 0.25 0.75
//# sampler 0:1: compare=less
//# expect target: f32 0 1
@group(0) @binding(0) var shadow: texture_depth_2d;
@group(0) @binding(1) var comparing: sampler_comparison;
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}
@fragment fn colour(@builtin(position) at: vec4f) -> @location(0) f32 {
  return textureSampleCompare(shadow, comparing, at.xy / vec2f(2.0, 1.0), 0.5);
}
