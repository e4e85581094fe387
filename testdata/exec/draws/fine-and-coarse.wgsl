//# note: the square of x changes differently along the two rows only where derivatives are fine
//# draw: 3
//# target: 2x2 rg32float
//# expect target: f32 0.5 0.5 0.5 1.5 1.5 0.5 1.5 1.5
//# tolerance: abs 0.001
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}
@fragment fn colour(@builtin(position) at: vec4f) -> @location(0) vec2f {
  let product = at.x * at.y;
  return vec2f(dpdxFine(product), dpdyFine(product));
}
