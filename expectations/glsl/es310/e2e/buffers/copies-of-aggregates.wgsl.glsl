#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer a_compute_block {
  mat2x3 inner[4][2];
} a;
layout(std430, binding = 1) readonly buffer b_compute_block {
  mat2x3 inner[2];
} b;

void main() {
  uvec3 v = gl_WorkGroupID;
  mat2x3 v_1[2] = b.inner;
  mat2x3 v_2 = v_1[0];
  a.inner[0][0][0] = v_2[0];
  a.inner[0][0][1] = v_2[1];
  mat2x3 v_3 = v_1[1];
  a.inner[0][1][0] = v_3[0];
  a.inner[0][1][1] = v_3[1];
  mat2x3 v_4[2] = a.inner[0];
  uint v_5 = min(v.x, 3u);
  mat2x3 v_6 = v_4[0];
  a.inner[v_5][0][0] = v_6[0];
  a.inner[v_5][0][1] = v_6[1];
  mat2x3 v_7 = v_4[1];
  a.inner[v_5][1][0] = v_7[0];
  a.inner[v_5][1][1] = v_7[1];
  mat2x3 kept[2] = a.inner[1];
  mat2x3 local[4][2] = a.inner;
  local[2] = kept;
  local[3][1] = b.inner[min(v.x % 2u, 1u)];
  mat2x3 v_8[4][2] = local;
  mat2x3 v_9[2] = v_8[0];
  mat2x3 v_10 = v_9[0];
  a.inner[0][0][0] = v_10[0];
  a.inner[0][0][1] = v_10[1];
  mat2x3 v_11 = v_9[1];
  a.inner[0][1][0] = v_11[0];
  a.inner[0][1][1] = v_11[1];
  mat2x3 v_12[2] = v_8[1];
  mat2x3 v_13 = v_12[0];
  a.inner[1][0][0] = v_13[0];
  a.inner[1][0][1] = v_13[1];
  mat2x3 v_14 = v_12[1];
  a.inner[1][1][0] = v_14[0];
  a.inner[1][1][1] = v_14[1];
  mat2x3 v_15[2] = v_8[2];
  mat2x3 v_16 = v_15[0];
  a.inner[2][0][0] = v_16[0];
  a.inner[2][0][1] = v_16[1];
  mat2x3 v_17 = v_15[1];
  a.inner[2][1][0] = v_17[0];
  a.inner[2][1][1] = v_17[1];
  mat2x3 v_18[2] = v_8[3];
  mat2x3 v_19 = v_18[0];
  a.inner[3][0][0] = v_19[0];
  a.inner[3][0][1] = v_19[1];
  mat2x3 v_20 = v_18[1];
  a.inner[3][1][0] = v_20[0];
  a.inner[3][1][1] = v_20[1];
}
