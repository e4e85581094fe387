struct Shapes {
  a: mat2x2f,
  b: mat2x3f,
  c: mat2x4f,
  d: mat3x2f,
  e: mat3x3f,
  f: mat3x4f,
  g: mat4x2f,
  h: mat4x3f,
  i: mat4x4f,
}

@group(0) @binding(0) var<storage, read> m: Shapes;
@group(0) @binding(1) var<storage, read_write> two: vec2f;
@group(0) @binding(2) var<storage, read_write> three: vec3f;
@group(0) @binding(3) var<storage, read_write> four: vec4f;

@compute @workgroup_size(1)
fn main() {
  two = m.a * two + m.d * three + m.g * four;
  three = m.b * two + m.e * three + m.h * four;
  four = m.c * two + m.f * three + m.i * four;
  two = two + (three * m.b + four * m.c);
}
