#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[4];
} out_1;

void main() {
  out_1.inner[0] = 18.0;
  out_1.inner[1] = 0.6666667;
  out_1.inner[2] = 1.0;
  out_1.inner[3] = 24.0;
}
