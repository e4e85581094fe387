#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer i_compute_block {
  int inner[4];
} i;
layout(std430, binding = 1) coherent buffer u_compute_block {
  uvec2 inner[4];
} u;

void main() {
  int v = i.inner[0];
  int v_1 = i.inner[1];
  bool v_2 = v_1 == 0;
  bool v_3 = v == (-2147483647 - 1);
  i.inner[0] = v / mix(v_1, 1, mix(mix(v_3, (v_1 == -1), v_3), v_2, v_2));
  int v_4 = i.inner[1];
  int v_5 = i.inner[2];
  bool v_6 = v_5 == 0;
  bool v_7 = v_4 == (-2147483647 - 1);
  int v_8 = mix(v_5, 1, mix(mix(v_7, (v_5 == -1), v_7), v_6, v_6));
  i.inner[1] = v_4 - v_4 / v_8 * v_8;
  i.inner[2] = i.inner[2] / 3;
  int v_9 = i.inner[3];
  bool v_10 = -1 == 0;
  bool v_11 = v_9 == (-2147483647 - 1);
  int v_12 = mix(-1, 1, mix(mix(v_11, (-1 == -1), v_11), v_10, v_10));
  i.inner[3] = v_9 - v_9 / v_12 * v_12;
  uvec2 v_13 = u.inner[1];
  u.inner[0] = u.inner[0] / mix(v_13, uvec2(1u), equal(v_13, uvec2(0u)));
  uvec2 v_14 = uvec2(u.inner[2].x);
  u.inner[1] = u.inner[1] % mix(v_14, uvec2(1u), equal(v_14, uvec2(0u)));
  u.inner[2] = u.inner[2] / uvec2(4u, 5u);
  uvec2 v_15 = u.inner[3];
  u.inner[3] = uvec2(7u) % mix(v_15, uvec2(1u), equal(v_15, uvec2(0u)));
}
