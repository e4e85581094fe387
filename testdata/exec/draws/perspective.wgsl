//# note: with and without correction, over a triangle whose corners are at different depths
//# draw: 3
//# target: 4x1 rg32float
//# expect target: f32 0.016393442 0.0625 0.054545455 0.1875 0.10204082 0.3125 0.1627907 0.4375
//# tolerance: abs 0.0001
struct Between { @builtin(position) position: vec4f, @location(0) corrected: f32, @location(1) @interpolate(linear) straight: f32 }
@vertex fn corner(@builtin(vertex_index) index: u32) -> Between {
  let right = f32(index & 1u);
  let up = f32(index >> 1u);
  let w = 1.0 + 3.0 * right;
  return Between(vec4f((right * 4.0 - 1.0) * w, (up * 4.0 - 1.0) * w, 0.5 * w, w), right, right);
}
@fragment fn colour(between: Between) -> @location(0) vec2f { return vec2f(between.corrected, between.straight); }
