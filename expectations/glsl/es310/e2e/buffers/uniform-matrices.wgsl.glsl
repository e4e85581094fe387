#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Matrices_std140 {
  vec2 a_0;
  vec2 a_1;
  vec2 b_0;
  vec2 b_1;
  vec2 b_2;
  vec2 c_0;
  vec2 c_1;
  vec2 c_2;
  vec2 c_3;
  mat2x3 d;
  mat3 e;
  mat3x4 f;
};

layout(std140, binding = 0) uniform m_compute_block {
  Matrices_std140 inner;
} m;
layout(std140, binding = 1) uniform at_compute_block {
  uvec4 inner;
} at;
layout(std430, binding = 0) coherent buffer out_compute_block {
  vec4 inner[3];
} out_1;

void main() {
  mat3x2 copy = mat3x2(m.inner.b_0, m.inner.b_1, m.inner.b_2);
  out_1.inner[0] = vec4(mat2(m.inner.a_0, m.inner.a_1) * vec2(1.0, 2.0), copy[min(at.inner.x, 2u)]);
  out_1.inner[1] = vec4(mat4x2(m.inner.c_0, m.inner.c_1, m.inner.c_2, m.inner.c_3)[min(at.inner.y, 3u)], m.inner.c_1.y, mat3x2(m.inner.b_0, m.inner.b_1, m.inner.b_2)[min(at.inner.z, 2u)][min(at.inner.x, 1u)]);
  out_1.inner[2] = vec4(m.inner.e * m.inner.d * m.inner.a_1, m.inner.f[2].w);
}
