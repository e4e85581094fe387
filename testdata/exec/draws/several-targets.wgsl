//# draw: 3
//# target: 2x1 rgba8unorm r32float rg32uint
//# expect target 0: u8 255 0 128 255 255 0 128 255
//# expect target 1: f32 1.5 3.5
//# expect target 2: u32 0 7 1 7
//# tolerance: abs 1
struct Shaded { @location(0) a: vec4f, @location(2) c: vec2u, @location(1) b: f32 }
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}
@fragment fn colour(@builtin(position) at: vec4f) -> Shaded {
  return Shaded(vec4f(1.0, -1.0, 0.5, 2.0), vec2u(u32(at.x), 7), at.x * 2.0 + 0.5);
}
