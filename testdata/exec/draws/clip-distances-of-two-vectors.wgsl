//# note: six distances, each of which would leave the rest of the square: what is left are the pixels that none of them cuts
//# draw: 3
//# target: 4x4 r32uint
//# expect target: u32 0 0 7 0 0 7 7 0 0 7 0 0 0 0 0 0
enable clip_distances;
struct Between {
  @builtin(position) position: vec4f,
  @builtin(clip_distances) distances: array<f32, 6>,
}
@vertex fn corner(@builtin(vertex_index) index: u32) -> Between {
  let x = f32(index & 1u) * 4.0 - 1.0;
  let y = f32(index >> 1u) * 4.0 - 1.0;
  return Between(
    vec4f(x, y, 0.5, 1.0),
    array(0.5 - x, y + 0.5, x + 0.5, x - y + 0.9, 1.0, y - x + 0.4),
  );
}
@fragment fn colour() -> @location(0) u32 { return 7; }
