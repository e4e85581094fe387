//# note: three triangles over all pixels; the nearest one is seen, in whichever order they come
//# draw: 9
//# target: 2x1 r32uint depth
//# expect target: u32 2 2
struct Between { @builtin(position) position: vec4f, @location(0) @interpolate(flat) id: u32 }
@vertex fn corner(@builtin(vertex_index) index: u32) -> Between {
  let triangle = index / 3;
  let i = index % 3;
  var depths = array(0.5, 0.25, 0.75);
  let at = vec2f(f32(i & 1u) * 4.0 - 1.0, f32(i >> 1u) * 4.0 - 1.0);
  return Between(vec4f(at, depths[triangle], 1.0), triangle + 1);
}
@fragment fn colour(between: Between) -> @location(0) u32 { return between.id; }
