//# draw: 3
//# target: 1x1 r32float
//# override: shade = 0.75
//# override: count = 4
//# expect target: f32 3
override shade: f32;
override count: u32 = 1;
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}
@fragment fn colour() -> @location(0) f32 { return shade * f32(count); }
