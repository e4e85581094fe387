//# draw: 3 points
//# target: 4x4 r32uint
//# expect target: u32 0*3 3 0 0 2 0 0 0 0 0 1 0 0 0
struct Between { @builtin(position) position: vec4f, @location(0) @interpolate(flat) id: u32 }
@vertex fn corner(@builtin(vertex_index) index: u32) -> Between {
  var places = array(vec2f(0.5, 3.5), vec2f(2.5, 1.5), vec2f(3.5, 0.5));
  let at = places[index] / 2.0 - 1.0;
  return Between(vec4f(at.x, -at.y, 0.0, 1.0), index + 1);
}
@fragment fn colour(between: Between) -> @location(0) u32 { return between.id; }
