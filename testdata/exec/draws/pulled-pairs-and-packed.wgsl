//# options msl: {"vertex_buffers": "8 vertex 0=unorm16x4@0; 8 vertex 1=snorm16x4@0; 8 vertex 2=uint16x4@0; 8 vertex 3=sint16x4@0; 4 vertex 4=float16x2@0; 8 vertex 5=float16x4@0; 4 vertex 6=unorm10-10-10-2@0; 4 vertex 7=unorm8x4-bgra@0"}
//# note: in MSL the vertex stage fetches from words: formats of eight bytes, and packed ones
//# draw: 3 points
//# target: 3x1 r32float
//# attribute 0: unorm16x4: u16 0 65535 13107 26214 1 2 3 4 52428 39321 100 32768
//# attribute 1: snorm16x4: i16 -32768 32767 -1 16384 1 -2 3 -4 12000 -12000 77 5
//# attribute 2: uint16x4: u16 0 65535 13107 26214 1 2 3 4 52428 39321 100 32768
//# attribute 3: sint16x4: i16 -32768 32767 -1 16384 1 -2 3 -4 12000 -12000 77 5
//# attribute 4: float16x2: f16 0.5 -2 1 2 -0.125 7
//# attribute 5: float16x4: f16 0.5 -2 0.25 1024 1 2 3 4 -0.125 7 9 0
//# attribute 6: unorm10-10-10-2: u32 1611660289 4294967295 2150634503
//# attribute 7: unorm8x4-bgra: u8 0 51 255 102 255 1 2 3 7 204 153 128
//# expect 0:0: f32 0 1 0.2 0.4 -1 1 -3.05e-05 0.5000153 0 65535 13107 26214 -32768 32767 -1 16384 0.5 -2 0 1 0.5 -2 0.25 1024 0.0009775 1 0.5004888 0.3333333 1 0.2 0 0.4
//# expect 0:0: f32 1.53e-05 3.05e-05 4.58e-05 6.1e-05 3.05e-05 -6.1e-05 9.16e-05 -0.0001221 1 2 3 4 1 -2 3 -4 1 2 0 1 1 2 3 4 1 1 1 1 0.0078431 0.0039216 1 0.0117647
//# expect 0:0: f32 0.8 0.6 0.0015259 0.5000076 0.3662221 -0.3662221 0.0023499 0.0001526 52428 39321 100 32768 12000 -12000 77 5 -0.125 7 0 1 -0.125 7 9 0 0.0068426 0.0048876 0.0029326 0.6666667 0.6 0.8 0.027451 0.5019608
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
    @location(2) a2: vec4<u32>,
    @location(3) a3: vec4<i32>,
    @location(4) a4: vec4<f32>,
    @location(5) a5: vec4<f32>,
    @location(6) a6: vec4<f32>,
    @location(7) a7: vec4<f32>) -> Between {
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
