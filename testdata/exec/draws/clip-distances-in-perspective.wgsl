//# note: the distance is linear in space, not on the screen: it is zero a third of the way on the screen, which in space is less than a sixth
//# draw: 4 strip
//# target: 6x1 r32float
//# expect target: f32 0 0 1 1 1 1
enable clip_distances;
struct Between {
  @builtin(clip_distances) distance: array<f32, 1>,
  @builtin(position) position: vec4f,
}
@vertex fn corner(@builtin(vertex_index) index: u32) -> Between {
  let w = select(1.0, 3.0, (index & 1u) == 1);
  let x = f32(index & 1u) * 2.0 - 1.0;
  let y = f32(index >> 1u) * 2.0 - 1.0;
  return Between(array(w - 1.3), vec4f(x * w, y * w, 0.5 * w, w));
}
@fragment fn colour() -> @location(0) f32 { return 1.0; }
