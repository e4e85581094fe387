//# note: each instance fills one column
//# draw: 6 4
//# target: 4x2 rgba8unorm
//# expect target: u8 0 255 0 255 85 170 0 255 170 85 0 255 255 0 0 255 0 255 0 255 85 170 0 255 170 85 0 255 255 0 0 255
//# tolerance: abs 1
struct Between { @builtin(position) position: vec4f, @location(0) shade: f32 }
@vertex fn corner(@builtin(vertex_index) index: u32, @builtin(instance_index) instance: u32) -> Between {
  var corners = array(vec2f(0, 0), vec2f(1, 0), vec2f(0, 1), vec2f(0, 1), vec2f(1, 0), vec2f(1, 1));
  let at = corners[index];
  let x = (f32(instance) + at.x) / 2.0 - 1.0;
  return Between(vec4f(x, at.y * 2.0 - 1.0, 0.0, 1.0), f32(instance) / 3.0);
}
@fragment fn colour(between: Between) -> @location(0) vec4f { return vec4f(between.shade, 1.0 - between.shade, 0.0, 1.0); }
