struct Many {
  a0: f32,
  a1: vec2f,
  a2: vec3f,
  a3: vec4f,
  a4: i32,
  a5: vec2i,
  a6: vec3i,
  a7: vec4i,
  b0: f32,
  b1: vec2f,
  b2: vec3f,
  b3: vec4f,
  b4: i32,
  b5: vec2i,
  b6: vec3i,
  b7: vec4i,
  c0: f32,
  c1: vec2f,
  c2: vec3f,
  c3: vec4f,
  c4: u32,
  c5: vec2u,
  c6: vec3u,
  c7: vec4u,
  d0: f32,
  d1: vec2f,
  d2: vec3f,
  d3: vec4f,
  d4: u32,
  d5: vec2u,
  d6: vec3u,
  d7: vec4u,
  e0: f32,
  e1: vec2f,
  e2: vec3f,
  e3: vec4f,
  e4: i32,
  e5: vec2i,
  e6: vec3i,
  e7: vec4i,
}

@group(0) @binding(0) var<storage, read_write> many: Many;

@compute @workgroup_size(1)
fn main() {
  many.a0 = many.e3.w;
  many.c2 = many.b2 + many.d2;
  many.e7.z = many.a4;
  many.d5 = many.c6.yz;
}
