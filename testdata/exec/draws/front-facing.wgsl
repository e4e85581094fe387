//# note: the first triangle turns against the clock, the second with it
//# draw: 6
//# target: 2x1 r32uint
//# expect target: u32 1 2
struct Between { @builtin(position) position: vec4f }
@vertex fn corner(@builtin(vertex_index) index: u32) -> Between {
  var places = array(vec2f(-1, -1), vec2f(-0.25, -1), vec2f(-1, 9), vec2f(0.25, -1), vec2f(1, 9), vec2f(9, -1));
  return Between(vec4f(places[index], 0.0, 1.0));
}
@fragment fn colour(@builtin(front_facing) front: bool) -> @location(0) u32 { return select(2u, 1u, front); }
