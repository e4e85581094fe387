//# note: the first triangle turns against the clock, so that it does not face the viewer here, and is not drawn
//# draw: 6 clockwise cull back
//# target: 2x1 r32uint
//# expect target: u32 0 1
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  var places = array(vec2f(-1, -1), vec2f(-0.25, -1), vec2f(-1, 9), vec2f(0.25, -1), vec2f(1, 9), vec2f(9, -1));
  return vec4f(places[index], 0.0, 1.0);
}
@fragment fn colour(@builtin(front_facing) front: bool) -> @location(0) u32 { return select(2u, 1u, front); }
