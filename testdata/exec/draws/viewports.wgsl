//# note: each draw has a part of the target, and a part of the depths
//# draw: 3
//# viewport: 0 0 2 1 0 0.5
//# draw: 3 first 3
//# viewport: 2 0 1 1 0.5 1
//# target: 4x1 r32float
//# expect target: f32 0.125 0.125 1.625 0
struct Between { @builtin(position) position: vec4f, @location(0) @interpolate(flat) id: u32 }
@vertex fn corner(@builtin(vertex_index) index: u32) -> Between {
  let at = vec2f(f32((index % 3) & 1) * 4.0 - 1.0, f32((index % 3) >> 1) * 4.0 - 1.0);
  return Between(vec4f(at, 0.25, 1.0), index / 3);
}
@fragment fn colour(between: Between) -> @location(0) f32 { return between.position.z + f32(between.id); }
