//# note: the left pixel of the second triangle comes before the first, the right one behind
//# draw: 6
//# target: 2x1 r32uint depth
//# expect target: u32 2 1
struct Between { @builtin(position) position: vec4f, @location(0) @interpolate(flat) id: u32 }
struct Shaded { @location(0) id: u32, @builtin(frag_depth) depth: f32 }
@vertex fn corner(@builtin(vertex_index) index: u32) -> Between {
  let i = index % 3;
  return Between(vec4f(f32(i & 1u) * 4.0 - 1.0, f32(i >> 1u) * 4.0 - 1.0, 0.5, 1.0), index / 3 + 1);
}
@fragment fn colour(between: Between) -> Shaded {
  if between.id == 1 { return Shaded(1, 0.5); }
  return Shaded(2, select(0.75, 0.25, between.position.x < 1.0));
}
