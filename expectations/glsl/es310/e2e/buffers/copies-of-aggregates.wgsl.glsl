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

void store_array(mat2x3 value[2]) {
  mat2x3 v = value[0];
  a.inner[0][0][0] = v[0];
  a.inner[0][0][1] = v[1];
  mat2x3 v_1 = value[1];
  a.inner[0][1][0] = v_1[0];
  a.inner[0][1][1] = v_1[1];
}

void store_array_1(uint v, mat2x3 value[2]) {
  mat2x3 v_1 = value[0];
  a.inner[v][0][0] = v_1[0];
  a.inner[v][0][1] = v_1[1];
  mat2x3 v_2 = value[1];
  a.inner[v][1][0] = v_2[0];
  a.inner[v][1][1] = v_2[1];
}

void store_array_2(mat2x3 value[2]) {
  mat2x3 v = value[0];
  a.inner[1][0][0] = v[0];
  a.inner[1][0][1] = v[1];
  mat2x3 v_1 = value[1];
  a.inner[1][1][0] = v_1[0];
  a.inner[1][1][1] = v_1[1];
}

void store_array_3(mat2x3 value[2]) {
  mat2x3 v = value[0];
  a.inner[2][0][0] = v[0];
  a.inner[2][0][1] = v[1];
  mat2x3 v_1 = value[1];
  a.inner[2][1][0] = v_1[0];
  a.inner[2][1][1] = v_1[1];
}

void store_array_4(mat2x3 value[2]) {
  mat2x3 v = value[0];
  a.inner[3][0][0] = v[0];
  a.inner[3][0][1] = v[1];
  mat2x3 v_1 = value[1];
  a.inner[3][1][0] = v_1[0];
  a.inner[3][1][1] = v_1[1];
}

void store_array_5(mat2x3 value[4][2]) {
  store_array(value[0]);
  store_array_2(value[1]);
  store_array_3(value[2]);
  store_array_4(value[3]);
}

void main() {
  uvec3 v = gl_WorkGroupID;
  store_array(b.inner);
  store_array_1(min(v.x, 3u), a.inner[0]);
  mat2x3 kept[2] = a.inner[1];
  mat2x3 local[4][2] = a.inner;
  local[2] = kept;
  local[3][1] = b.inner[min(v.x % 2u, 1u)];
  store_array_5(local);
}
