//# draw: 3
//# target: 4x2 rgba32float
//# expect target: f32 4 2 6 3  4 2 6 3  4 2 6 3  4 2 6 3  4 2 6 3  4 2 6 3  4 2 6 3  4 2 6 3
//# tolerance: abs 0.001
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}

@fragment fn colour(@builtin(position) at: vec4f) -> @location(0) vec4f {
  let slope = 4.0 * at.x + 2.0 * at.y;
  return vec4f(dpdx(slope), dpdyCoarse(slope), fwidth(slope), dpdxFine(3.0 * at.x));
}
