#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Shapes {
  mat2 a;
  mat2x3 b;
  mat2x4 c;
  mat3x2 d;
  mat3 e;
  mat3x4 f;
  mat4x2 g;
  mat4x3 h;
  mat4 i;
};

layout(std430, binding = 0) readonly buffer m_compute_block {
  Shapes inner;
} m;
layout(std430, binding = 1) coherent buffer two_compute_block {
  vec2 inner;
} two;
layout(std430, binding = 2) coherent buffer three_compute_block {
  vec3 inner;
} three;
layout(std430, binding = 3) coherent buffer four_compute_block {
  vec4 inner;
} four;

void main() {
  two.inner = m.inner.a * two.inner + m.inner.d * three.inner + m.inner.g * four.inner;
  three.inner = m.inner.b * two.inner + m.inner.e * three.inner + m.inner.h * four.inner;
  four.inner = m.inner.c * two.inner + m.inner.f * three.inner + m.inner.i * four.inner;
  two.inner = two.inner + (three.inner * m.inner.b + four.inner * m.inner.c);
}
