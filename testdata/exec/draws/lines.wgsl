//# note: a line through the centres of a row's pixels, and one through those of a column
//# draw: 4 lines
//# target: 4x4 r32uint
//# expect target: u32 0 0 0 2, 1 1 1 2, 0 0 0 2, 0 0 0 2
//# attribute 0: float32x2: f32 -1 0.25 0.5 0.25 0.75 1 0.75 -1
struct Between { @builtin(position) position: vec4f, @location(0) @interpolate(flat) id: u32 }
@vertex fn corner(@builtin(vertex_index) index: u32, @location(0) at: vec2f) -> Between {
  return Between(vec4f(at, 0.0, 1.0), index / 2 + 1);
}
@fragment fn colour(between: Between) -> @location(0) u32 { return between.id; }
