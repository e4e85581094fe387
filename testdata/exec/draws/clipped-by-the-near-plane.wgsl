//# note: what lies before depth 0 is not drawn
//# draw: 3
//# target: 4x1 r32uint
//# expect target: u32 0 0 1 1
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  let x = f32(index & 1u) * 4.0 - 1.0;
  return vec4f(x, f32(index >> 1u) * 4.0 - 1.0, x * 0.25, 1.0);
}
@fragment fn colour() -> @location(0) u32 { return 1; }
