#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer f_compute_block {
  vec4 inner;
} f;
layout(std430, binding = 1) coherent buffer u_compute_block {
  uvec4 inner;
} u;

void main() {
  int i = 42;
  float g = 2.5;
  vec2 v = vec2(1.0, 2.5);
  int list[3] = int[3](1, 4, 9);
  g = g + 42.0;
  list[0] = list[0] + i;
  f.inner = vec4(g, 42.0, v);
  u.inner = uvec4(42u, uint(list[0]), 4u, 9u);
}
