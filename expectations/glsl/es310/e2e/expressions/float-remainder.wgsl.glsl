#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer f_compute_block {
  vec3 inner[3];
} f;

void main() {
  vec3 v = f.inner[0];
  vec3 v_1 = f.inner[1];
  f.inner[0] = v - v_1 * trunc(v / v_1);
  vec3 v_2 = f.inner[1];
  f.inner[1] = v_2 - vec3(1.5) * trunc(v_2 / vec3(1.5));
  float v_3 = f.inner[2].y;
  float v_4 = f.inner[2].z;
  f.inner[2].x = v_3 - v_4 * trunc(v_3 / v_4);
  vec3 v_5 = f.inner[2];
  f.inner[2] = v_5 - vec3(1.0, 2.0, 3.0) * trunc(v_5 / vec3(1.0, 2.0, 3.0));
}
