//# draw: 3
//# target: 2x1 rgba32float
//# immediate: f32 0.5 0.25 1 4
//# expect target: f32 0.5 0.25 1 4 0.5 0.25 1 4
requires immediate_address_space;

var<immediate> tint: vec4f;
struct Between { @builtin(position) position: vec4f, @location(0) first: vec2f }
@vertex fn corner(@builtin(vertex_index) index: u32) -> Between {
  return Between(vec4f(f32(index & 1u) * 4.0 - 1.0, f32(index >> 1u) * 4.0 - 1.0, 0.0, tint.z), tint.xy);
}
@fragment fn colour(between: Between) -> @location(0) vec4f { return vec4f(between.first, tint.zw); }
