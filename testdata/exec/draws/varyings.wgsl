//# note: one triangle over the whole target; what is interpolated is linear over it
//# draw: 3
//# target: 4x4 rgba32float
//# expect target: f32 0.125 0.125 0 1  0.375 0.125 0 1  0.625 0.125 0 1  0.875 0.125 0 1
//# expect target: f32 0.125 0.375 0 1  0.375 0.375 0 1  0.625 0.375 0 1  0.875 0.375 0 1
//# expect target: f32 0.125 0.625 0 1  0.375 0.625 0 1  0.625 0.625 0 1  0.875 0.625 0 1
//# expect target: f32 0.125 0.875 0 1  0.375 0.875 0 1  0.625 0.875 0 1  0.875 0.875 0 1
//# tolerance: abs 0.00001
struct Between {
  @builtin(position) position: vec4f,
  @location(3) place: vec2f,
}

@vertex fn corner(@builtin(vertex_index) index: u32) -> Between {
  let at = vec2f(f32(index & 1u), f32(index >> 1u)) * 2.0;
  return Between(vec4f(at.x * 2.0 - 1.0, 1.0 - at.y * 2.0, 0.0, 1.0), at);
}

@fragment fn colour(between: Between) -> @location(0) vec4f {
  return vec4f(between.place, 0.0, 1.0);
}
