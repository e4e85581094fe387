//# options msl: {"vertex_buffers": "4 vertex 0=snorm16@0 1=snorm16@2; 4 vertex; 4 vertex 2=uint16@0 3=uint16@2; 4 vertex; 4 vertex 4=sint16@0 5=sint16@2; 4 vertex; 4 vertex 6=float16@0 7=float16@2; 4 vertex"}
//# note: in MSL two locations come from halves of one word; for others each has a buffer
//# draw: 3 points
//# target: 3x1 r32float
//# attribute 0: snorm16x2: i16 -32768 32767 1 -2 12000 -12000
//# attribute 1: snorm16x2: i16 32767 0 -2 0 -12000 0
//# attribute 2: uint16x2: u16 0 65535 1 2 52428 39321
//# attribute 3: uint16x2: u16 65535 0 2 0 39321 0
//# attribute 4: sint16x2: i16 -32768 32767 1 -2 12000 -12000
//# attribute 5: sint16x2: i16 32767 0 -2 0 -12000 0
//# attribute 6: float16x2: f16 0.5 -2 1 2 -0.125 7
//# attribute 7: float16x2: f16 -2 0 2 0 7 0
//# expect 0:0: f32 -1 0 0 0 1 0 0 0 0 0 0 0 65535 0 0 0 -32768 0 0 0 32767 0 0 0 0.5 0 0 0 -2 0 0 0
//# expect 0:0: f32 3.05e-05 0 0 0 -6.1e-05 0 0 0 1 0 0 0 2 0 0 0 1 0 0 0 -2 0 0 0 1 0 0 0 2 0 0 0
//# expect 0:0: f32 0.3662221 0 0 0 -0.3662221 0 0 0 52428 0 0 0 39321 0 0 0 12000 0 0 0 -12000 0 0 0 -0.125 0 0 0 7 0 0 0
//# tolerance: abs 0.000001
struct Between {
  @builtin(position) position: vec4f,
  @location(0) @interpolate(flat, either) v0: vec4f,
  @location(1) @interpolate(flat, either) v1: vec4f,
  @location(2) @interpolate(flat, either) v2: vec4f,
  @location(3) @interpolate(flat, either) v3: vec4f,
  @location(4) @interpolate(flat, either) v4: vec4f,
  @location(5) @interpolate(flat, either) v5: vec4f,
  @location(6) @interpolate(flat, either) v6: vec4f,
  @location(7) @interpolate(flat, either) v7: vec4f,
}
@group(0) @binding(0) var<storage, read_write> results: array<vec4f, 24>;

@vertex fn corner(@builtin(vertex_index) index: u32,
    @location(0) a0: f32,
    @location(1) a1: f32,
    @location(2) a2: u32,
    @location(3) a3: u32,
    @location(4) a4: i32,
    @location(5) a5: i32,
    @location(6) a6: f32,
    @location(7) a7: f32) -> Between {
  let at = vec4f((f32(index) - 1.0) * 2.0 / 3.0, 0.0, 0.0, 1.0);
  return Between(at,
    vec4f(f32(a0), 0.0, 0.0, 0.0),
    vec4f(f32(a1), 0.0, 0.0, 0.0),
    vec4f(f32(a2), 0.0, 0.0, 0.0),
    vec4f(f32(a3), 0.0, 0.0, 0.0),
    vec4f(f32(a4), 0.0, 0.0, 0.0),
    vec4f(f32(a5), 0.0, 0.0, 0.0),
    vec4f(f32(a6), 0.0, 0.0, 0.0),
    vec4f(f32(a7), 0.0, 0.0, 0.0));
}

@fragment fn colour(between: Between) -> @location(0) f32 {
  let at = u32(between.position.x) * 8u;
  results[at + 0u] = between.v0;
  results[at + 1u] = between.v1;
  results[at + 2u] = between.v2;
  results[at + 3u] = between.v3;
  results[at + 4u] = between.v4;
  results[at + 5u] = between.v5;
  results[at + 6u] = between.v6;
  results[at + 7u] = between.v7;
  return 1.0;
}
