//# note: an edge through the middle of a pixel covers half of its samples
//# draw: 3
//# target: 2x1 rgba32float samples 4
//# expect target: f32 1 1 1 1 0.5 0.5 0.5 0.5
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  var places = array(vec2f(-9.0, -9.0), vec2f(0.5, -9.0), vec2f(0.5, 99.0));
  return vec4f(places[index], 0.0, 1.0);
}
@fragment fn colour() -> @location(0) vec4f { return vec4f(1.0); }
