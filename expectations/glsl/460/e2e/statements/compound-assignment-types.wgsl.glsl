#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct State {
  int i;
  uvec2 u;
  vec3 f;
  mat3 m;
};

layout(std430, binding = 0) coherent buffer s_compute_block {
  State inner;
} s;

void main() {
  s.inner.i = s.inner.i + 1;
  s.inner.i = s.inner.i << 2u;
  s.inner.u = s.inner.u - uvec2(1u, 2u);
  s.inner.u = s.inner.u % uvec2(7u);
  s.inner.u = s.inner.u ^ uvec2(255u);
  s.inner.f = s.inner.f * 0.5;
  s.inner.f = s.inner.f / vec3(1.0, 2.0, 4.0);
  s.inner.f = s.inner.f + s.inner.m[1];
  mat3 v = s.inner.m * 2.0;
  s.inner.m[0] = v[0];
  s.inner.m[1] = v[1];
  s.inner.m[2] = v[2];
  mat3 v_1 = s.inner.m - s.inner.m;
  s.inner.m[0] = v_1[0];
  s.inner.m[1] = v_1[1];
  s.inner.m[2] = v_1[2];
  s.inner.f = s.inner.f * s.inner.m;
}
