#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[7];
} out_1;

void main() {
  out_1.inner[0] = float(4u);
  out_1.inner[1] = mix(0.0, 1.0, true);
  out_1.inner[2] = 2.5;
  out_1.inner[3] = float(-4);
  out_1.inner[4] = float(7u);
  out_1.inner[5] = float(3);
  out_1.inner[6] = 0.5;
}
