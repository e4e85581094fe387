//# draw: 3
//# target: 1x1 rgba8sint rgba16uint
//# expect target 0: i8 -128 127 -1 0
//# expect target 1: u16 1 2 65535 4
struct Shaded { @location(0) a: vec4i, @location(1) b: vec4u }
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, 1.0);
}
@fragment fn colour() -> Shaded { return Shaded(vec4i(-128, 127, -1, 0), vec4u(1, 2, 65535, 4)); }
