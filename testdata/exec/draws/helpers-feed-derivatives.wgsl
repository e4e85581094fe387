//# note: a triangle that covers one pixel of a quad still has derivatives there
//# draw: 3
//# target: 2x2 rg32float
//# expect target: f32 3 5 0 0 0 0 0 0
//# tolerance: abs 0.001
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  var places = array(vec2f(-1.0, 1.0), vec2f(-1.0, -0.1), vec2f(0.1, 1.0));
  return vec4f(places[index], 0.0, 1.0);
}
@fragment fn colour(@builtin(position) at: vec4f) -> @location(0) vec2f {
  let slope = 3.0 * at.x + 5.0 * at.y;
  return vec2f(dpdx(slope), dpdy(slope));
}
