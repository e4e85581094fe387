#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct columns {
  vec2 column_0;
  vec2 column_1;
  vec2 column_2;
  vec2 column_3;
};

layout(std430, binding = 0) readonly buffer m_compute_block {
  mat3 inner[2];
} m;
layout(std140, binding = 0) uniform oblong_compute_block {
  columns inner;
} oblong;
layout(std430, binding = 1) coherent buffer out_compute_block {
  mat3 inner;
} out_1;
layout(std430, binding = 2) coherent buffer small_compute_block {
  vec4 inner;
} small;

void main() {
  mat3 v = transpose(m.inner[0] * m.inner[1]) * determinant(m.inner[0]);
  out_1.inner[0] = v[0];
  out_1.inner[1] = v[1];
  out_1.inner[2] = v[2];
  mat2x4 t = transpose(mat4x2(oblong.inner.column_0, oblong.inner.column_1, oblong.inner.column_2, oblong.inner.column_3));
  small.inner = t * vec2(1.0, 2.0);
  small.inner.w = determinant(mat4x2(oblong.inner.column_0, oblong.inner.column_1, oblong.inner.column_2, oblong.inner.column_3) * t) + determinant(mat4(small.inner, t[0], t[1], small.inner.wzyx));
}
