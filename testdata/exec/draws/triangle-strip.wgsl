//# draw: 4 strip
//# target: 2x2 r32uint
//# expect target: u32 1*4
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 2.0 - 1.0, f32(index >> 1u) * 2.0 - 1.0, 0.0, 1.0);
}
@fragment fn colour(@builtin(front_facing) front: bool) -> @location(0) u32 { return select(2u, 1u, front); }
