//# draw: 3
//# target: 1x1 rgba32float
//# attribute 0: unorm8x4: u8 255 0 51 102 255 0 51 102 255 0 51 102
//# attribute 1: snorm16x2: i16 32767 -32767 32767 -32767 32767 -32767
//# attribute 2: sint8x4: i8 -128 127 -1 0 -128 127 -1 0 -128 127 -1 0
//# attribute 3: float16x2: f16 0.5 -2 0.5 -2 0.5 -2
//# expect target: f32 1.5 -3 -0.8 0.4
//# tolerance: abs 0.00001
struct Between { @builtin(position) position: vec4f, @location(0) sum: vec4f }
@vertex fn corner(@builtin(vertex_index) index: u32, @location(0) a: vec4f, @location(1) b: vec2f, @location(2) c: vec4i, @location(3) d: vec2f) -> Between {
  let at = vec2f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0);
  let sum = vec4f(a.x + d.x, b.y + d.y, a.z + f32(c.z), a.w + f32(c.w));
  return Between(vec4f(at, 0.0, 1.0), sum);
}
@fragment fn colour(between: Between) -> @location(0) vec4f { return between.sum; }
