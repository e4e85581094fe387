struct Matrices {
  a: mat2x2f,
  b: mat3x2f,
  c: mat4x2f,
  d: mat2x3f,
  e: mat3x3f,
  f: mat3x4f,
}

@group(0) @binding(0) var<uniform> m: Matrices;
@group(0) @binding(1) var<uniform> at: vec4u;
@group(0) @binding(2) var<storage, read_write> out: array<vec4f, 3>;

@compute @workgroup_size(1)
fn main() {
  let copy = m.b;
  out[0] = vec4f(m.a * vec2f(1.0f, 2.0f), copy[at.x]);
  out[1] = vec4f(m.c[at.y], m.c[1].y, m.b[at.z][at.x]);
  out[2] = vec4f(m.e * m.d * m.a[1], m.f[2].w);
}
