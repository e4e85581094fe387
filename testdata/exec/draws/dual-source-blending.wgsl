//# note: each triangle gives its first output plus what is there times its second: 0.2 is one of five parts of 255
//# draw: 9
//# target: 2x1 rgba8unorm blend
//# expect target: u8 51 102 153 204  153 51 51 255
enable dual_source_blending;
struct Between { @builtin(position) position: vec4f, @location(0) @interpolate(flat) id: u32 }
struct Shaded {
  @location(0) @blend_src(1) factor: vec4f,
  @location(0) @blend_src(0) added: vec4f,
}
@vertex fn corner(@builtin(vertex_index) index: u32) -> Between {
  let i = index % 3;
  return Between(vec4f(f32(i & 1u) * 4.0 - 1.0, f32(i >> 1u) * 4.0 - 1.0, 0.5, 1.0), index / 3);
}
@fragment fn colour(between: Between) -> Shaded {
  // Nothing is there yet, so that this factor is one of nothing.
  if between.id == 0 { return Shaded(vec4f(0.5), vec4f(1.0)); }
  let is_left = between.position.x < 1.0;
  if between.id == 1 { return Shaded(select(vec4f(0.0, 0.2, 0.2, 0.8), vec4f(0.2, 0.4, 0.6, 0.8), is_left), vec4f()); }
  return Shaded(vec4f(1.0), select(vec4f(0.6, 0.0, 0.0, 0.2), vec4f(), is_left));
}
