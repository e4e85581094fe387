//# draw: 3
//# target: 2x2 r32float
//# read 0:0: f32 -1 -1 3 -1 -1 3
//# expect target: f32 9*4
@group(0) @binding(0) var<storage, read> places: array<vec2f>;
@vertex fn corner(@builtin(vertex_index) index: u32) -> @builtin(position) vec4f {
  return vec4f(places[index], 0.0, 1.0);
}
@fragment fn colour() -> @location(0) f32 { return 9.0; }
