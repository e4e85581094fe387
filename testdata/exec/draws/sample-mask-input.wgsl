//# draw: 3
//# target: 2x1 r32uint
//# expect target: u32 1 1
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}
@fragment fn colour(@builtin(sample_mask) mask: u32) -> @location(0) u32 { return mask; }
