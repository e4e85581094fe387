//# note: of a triangle that covers all, the distances cut a column off on the right and on the left, and a row at the bottom
//# draw: 3
//# target: 4x4 r32uint
//# expect target: u32 0 7 7 0 0 7 7 0 0 7 7 0 0 0 0 0
enable clip_distances;
struct Between {
  @builtin(position) position: vec4f,
  @builtin(clip_distances) distances: array<f32, 3>,
}
@vertex fn corner(@builtin(vertex_index) index: u32) -> Between {
  let x = f32(index & 1u) * 4.0 - 1.0;
  let y = f32(index >> 1u) * 4.0 - 1.0;
  var between: Between;
  between.position = vec4f(x, y, 0.5, 1.0);
  between.distances = array(0.5 - x, y + 0.5, 0.0);
  between.distances[2] = x + 0.5;
  return between;
}
@fragment fn colour() -> @location(0) u32 { return 7; }
