//# options msl: {"vertex_buffers": "4 vertex 0=unorm8x4@0; 4 vertex 1=snorm8x4@0; 4 vertex 2=uint8x4@0; 4 vertex 3=sint8x4@0; 4 vertex 4=unorm16x2@0; 4 vertex 5=snorm16x2@0; 4 vertex 6=uint16x2@0; 4 vertex 7=sint16x2@0"}
//# note: in MSL the vertex stage fetches from words: formats of four bytes, of which some lack components
//# draw: 3 points
//# target: 3x1 r32float
//# attribute 0: unorm8x4: u8 0 51 255 102 255 1 2 3 7 204 153 128
//# attribute 1: snorm8x4: i8 -128 127 -1 64 1 2 -3 4 100 -100 50 -50
//# attribute 2: uint8x4: u8 0 51 255 102 255 1 2 3 7 204 153 128
//# attribute 3: sint8x4: i8 -128 127 -1 64 1 2 -3 4 100 -100 50 -50
//# attribute 4: unorm16x2: u16 0 65535 1 2 52428 39321
//# attribute 5: snorm16x2: i16 -32768 32767 1 -2 12000 -12000
//# attribute 6: uint16x2: u16 0 65535 1 2 52428 39321
//# attribute 7: sint16x2: i16 -32768 32767 1 -2 12000 -12000
//# expect 0:0: f32 0 0.2 1 0.4 -1 1 -0.007874 0.503937 0 51 255 102 -128 127 -1 64 0 1 0 1 -1 1 0 1 0 65535 0 1 -32768 32767 0 1
//# expect 0:0: f32 1 0.0039216 0.0078431 0.0117647 0.007874 0.015748 -0.023622 0.0314961 255 1 2 3 1 2 -3 4 1.53e-05 3.05e-05 0 1 3.05e-05 -6.1e-05 0 1 1 2 0 1 1 -2 0 1
//# expect 0:0: f32 0.027451 0.8 0.6 0.5019608 0.7874016 -0.7874016 0.3937008 -0.3937008 7 204 153 128 100 -100 50 -50 0.8 0.6 0 1 0.3662221 -0.3662221 0 1 52428 39321 0 1 12000 -12000 0 1
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
