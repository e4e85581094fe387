//# note: the second line begins where the first one ends
//# draw: 3 line-strip
//# target: 4x1 r32uint
//# expect target: u32 1 1 2 2
//# attribute 0: float32: f32 -1 0 1
struct Between { @builtin(position) position: vec4f, @location(0) @interpolate(flat) id: u32 }
@vertex fn corner(@builtin(vertex_index) index: u32, @location(0) x: f32) -> Between {
  return Between(vec4f(x, 0.0, 0.0, 1.0), index + 1);
}
@fragment fn colour(between: Between) -> @location(0) u32 { return between.id; }
