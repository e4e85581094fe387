//# note: locations meet by number, not by order
//# draw: 3
//# target: 1x1 rgba32float
//# expect target: f32 1 2 3 4
struct Out { @location(5) d: f32, @location(2) b: f32, @builtin(position) position: vec4f, @location(0) a: f32, @location(3) c: f32 }
@vertex fn corner(@builtin(vertex_index) index: u32) -> Out {
  return Out(4.0, 2.0, vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0), 1.0, 3.0);
}
@fragment fn colour(@location(0) a: f32, @location(2) b: f32, @location(3) c: f32, @location(5) d: f32) -> @location(0) vec4f {
  return vec4f(a, b, c, d);
}
