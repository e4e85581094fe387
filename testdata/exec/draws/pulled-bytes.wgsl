//# options msl: {"vertex_buffers": "4 vertex 0=unorm8@0 1=unorm8@3; 4 vertex; 4 vertex 2=snorm8@0 3=snorm8@1; 4 vertex; 4 vertex 4=uint8@0 5=uint8@2; 4 vertex; 4 vertex 6=sint8@0 7=sint8@3; 4 vertex"}
//# note: in MSL two locations come from bytes of one word; for others each has a buffer
//# draw: 3 points
//# target: 3x1 r32float
//# attribute 0: unorm8x4: u8 0 51 255 102 255 1 2 3 7 204 153 128
//# attribute 1: unorm8x4: u8 102 0 0 0 3 0 0 0 128 0 0 0
//# attribute 2: snorm8x4: i8 -128 127 -1 64 1 2 -3 4 100 -100 50 -50
//# attribute 3: snorm8x4: i8 127 0 0 0 2 0 0 0 -100 0 0 0
//# attribute 4: uint8x4: u8 0 51 255 102 255 1 2 3 7 204 153 128
//# attribute 5: uint8x4: u8 255 0 0 0 2 0 0 0 153 0 0 0
//# attribute 6: sint8x4: i8 -128 127 -1 64 1 2 -3 4 100 -100 50 -50
//# attribute 7: sint8x4: i8 64 0 0 0 4 0 0 0 -50 0 0 0
//# expect 0:0: f32 0 0 0 0 0.4 0 0 0 -1 0 0 0 1 0 0 0 0 0 0 0 255 0 0 0 -128 0 0 0 64 0 0 0
//# expect 0:0: f32 1 0 0 0 0.0117647 0 0 0 0.007874 0 0 0 0.015748 0 0 0 255 0 0 0 2 0 0 0 1 0 0 0 4 0 0 0
//# expect 0:0: f32 0.027451 0 0 0 0.5019608 0 0 0 0.7874016 0 0 0 -0.7874016 0 0 0 7 0 0 0 153 0 0 0 100 0 0 0 -50 0 0 0
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
    @location(2) a2: f32,
    @location(3) a3: f32,
    @location(4) a4: u32,
    @location(5) a5: u32,
    @location(6) a6: i32,
    @location(7) a7: i32) -> Between {
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
