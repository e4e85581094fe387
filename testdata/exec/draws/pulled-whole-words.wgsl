//# options msl: {"vertex_buffers": "4 vertex 0=float32@0; 8 vertex 1=float32x2@0; 12 vertex 2=float32x3@0; 16 vertex 3=float32x4@0; 12 vertex 4=uint32x3@0; 8 vertex 5=sint32x2@0; 4 instance 6=uint32@0; 16 vertex 7=sint32x4@0"}
//# note: in MSL the vertex stage fetches from words: components of four bytes, and a buffer by instance
//# draw: 3 points
//# target: 3x1 r32float
//# attribute 0: float32: f32 0.5 1 -0.125
//# attribute 1: float32x2: f32 0.5 -2 1 2 -0.125 7
//# attribute 2: float32x3: f32 0.5 -2 0.25 1 2 3 -0.125 7 9
//# attribute 3: float32x4: f32 0.5 -2 0.25 1024 1 2 3 4 -0.125 7 9 0
//# attribute 4: uint32x3: u32 1 16777215 77 2 3 4 9 10 11
//# attribute 5: sint32x2: i32 -1 8388607 2 -3 9 10
//# attribute 6: uint32 instance: u32 7
//# attribute 7: sint32x4: i32 -1 5 -77 5 2 -3 4 6 9 10 -11 12
//# expect 0:0: f32 0.5 0 0 1 0.5 -2 0 1 0.5 -2 0.25 1 0.5 -2 0.25 1024 1 16777215 77 1 -1 8388607 0 1 7 0 0 1 -1 5 -77 5
//# expect 0:0: f32 1 0 0 1 1 2 0 1 1 2 3 1 1 2 3 4 2 3 4 1 2 -3 0 1 7 0 0 1 2 -3 4 6
//# expect 0:0: f32 -0.125 0 0 1 -0.125 7 0 1 -0.125 7 9 1 -0.125 7 9 0 9 10 11 1 9 10 0 1 7 0 0 1 9 10 -11 12
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
    @location(0) a0: vec4<f32>,
    @location(1) a1: vec4<f32>,
    @location(2) a2: vec4<f32>,
    @location(3) a3: vec4<f32>,
    @location(4) a4: vec4<u32>,
    @location(5) a5: vec4<i32>,
    @location(6) a6: vec4<u32>,
    @location(7) a7: vec4<i32>) -> Between {
  let at = vec4f((f32(index) - 1.0) * 2.0 / 3.0, 0.0, 0.0, 1.0);
  return Between(at,
    vec4f(a0),
    vec4f(a1),
    vec4f(a2),
    vec4f(a3),
    vec4f(a4),
    vec4f(a5),
    vec4f(a6),
    vec4f(a7));
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
