//# note: an index of all ones begins another strip
//# draw: 7 strip
//# indices: 0 1 2 4294967295 3 4 5
//# target: 4x1 r32uint
//# expect target: u32 1 0 0 4
struct Between { @builtin(position) position: vec4f, @location(0) @interpolate(flat) first: u32 }
@vertex fn corner(@builtin(vertex_index) index: u32) -> Between {
  var places = array(vec2f(-1, -1), vec2f(-0.5, -1), vec2f(-1, 9), vec2f(0.5, -1), vec2f(9, -1), vec2f(0.5, 9));
  return Between(vec4f(places[index], 0.0, 1.0), index + 1);
}
@fragment fn colour(between: Between) -> @location(0) u32 { return between.first; }
