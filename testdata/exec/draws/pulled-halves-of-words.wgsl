//# options msl: {"vertex_buffers": "4 vertex 0=unorm8x2@0 1=unorm8x2@2; 4 vertex; 4 vertex 2=snorm8x2@0 3=snorm8x2@2; 4 vertex; 4 vertex 4=uint8x2@0 5=uint8x2@2; 4 vertex; 4 vertex 6=sint8x2@0 7=sint8x2@2; 4 vertex"}
//# note: in MSL two locations come from one word; for others each has a buffer
//# draw: 3 points
//# target: 3x1 r32float
//# attribute 0: unorm8x4: u8 0 51 255 102 255 1 2 3 7 204 153 128
//# attribute 1: unorm8x4: u8 255 102 0 0 2 3 0 0 153 128 0 0
//# attribute 2: snorm8x4: i8 -128 127 -1 64 1 2 -3 4 100 -100 50 -50
//# attribute 3: snorm8x4: i8 -1 64 0 0 -3 4 0 0 50 -50 0 0
//# attribute 4: uint8x4: u8 0 51 255 102 255 1 2 3 7 204 153 128
//# attribute 5: uint8x4: u8 255 102 0 0 2 3 0 0 153 128 0 0
//# attribute 6: sint8x4: i8 -128 127 -1 64 1 2 -3 4 100 -100 50 -50
//# attribute 7: sint8x4: i8 -1 64 0 0 -3 4 0 0 50 -50 0 0
//# expect 0:0: f32 0 0.2 0 0 1 0.4 0 0 -1 1 0 0 -0.007874 0.503937 0 0 0 51 0 0 255 102 0 0 -128 127 0 0 -1 64 0 0
//# expect 0:0: f32 1 0.0039216 0 0 0.0078431 0.0117647 0 0 0.007874 0.015748 0 0 -0.023622 0.0314961 0 0 255 1 0 0 2 3 0 0 1 2 0 0 -3 4 0 0
//# expect 0:0: f32 0.027451 0.8 0 0 0.6 0.5019608 0 0 0.7874016 -0.7874016 0 0 0.3937008 -0.3937008 0 0 7 204 0 0 153 128 0 0 100 -100 0 0 50 -50 0 0
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
    @location(0) a0: vec2<f32>,
    @location(1) a1: vec2<f32>,
    @location(2) a2: vec2<f32>,
    @location(3) a3: vec2<f32>,
    @location(4) a4: vec2<u32>,
    @location(5) a5: vec2<u32>,
    @location(6) a6: vec2<i32>,
    @location(7) a7: vec2<i32>) -> Between {
  let at = vec4f((f32(index) - 1.0) * 2.0 / 3.0, 0.0, 0.0, 1.0);
  return Between(at,
    vec4f(vec2f(a0), 0.0, 0.0),
    vec4f(vec2f(a1), 0.0, 0.0),
    vec4f(vec2f(a2), 0.0, 0.0),
    vec4f(vec2f(a3), 0.0, 0.0),
    vec4f(vec2f(a4), 0.0, 0.0),
    vec4f(vec2f(a5), 0.0, 0.0),
    vec4f(vec2f(a6), 0.0, 0.0),
    vec4f(vec2f(a7), 0.0, 0.0));
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
