//# draw: 3
//# target: 2x1 r32float samples 4
//# expect target: f32 0.25 0.75
struct Shaded { @location(0) value: f32, @builtin(sample_mask) mask: u32 }
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}
@fragment fn colour(@builtin(position) at: vec4f) -> Shaded {
  return Shaded(1.0, select(7u, 2u, at.x < 1.0));
}
