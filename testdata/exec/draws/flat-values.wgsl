//# note: what is not interpolated is of the first vertex of each triangle
//# draw: 6
//# target: 2x1 r32uint
//# expect target: u32 10 13
struct Between { @builtin(position) position: vec4f, @location(0) @interpolate(flat) id: u32 }
@vertex fn corner(@builtin(vertex_index) index: u32) -> Between {
  var places = array(vec2f(-1, -1), vec2f(0, -1), vec2f(-1, 3), vec2f(0, -1), vec2f(1, -1), vec2f(1, 3));
  var at = places[index];
  if index < 3 { at.x = select(at.x, -0.0001, at.x == 0.0); at = select(at, vec2f(-0.0001, 3.0), index == 2); }
  if index >= 3 { at = select(at, vec2f(0.0, 3.0), index == 5); at.x = select(at.x, 3.0, index == 4); }
  return Between(vec4f(at, 0.0, 1.0), 10 + index);
}
@fragment fn colour(between: Between) -> @location(0) u32 { return between.id; }
