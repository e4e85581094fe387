//# note: pixel centres, depth, and one by the fourth component
//# draw: 3
//# target: 2x2 rgba32float
//# expect target: f32 0.5 0.5 0.25 0.5 1.5 0.5 0.25 0.5 0.5 1.5 0.25 0.5 1.5 1.5 0.25 0.5
//# tolerance: abs 0.00001
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 8.0 - 2.0, f32(index >> 1u) * 8.0 - 2.0, 0.5, 2.0);
}
@fragment fn colour(@builtin(position) at: vec4f) -> @location(0) vec4f { return at; }
