#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer i_compute_block {
  int inner[4];
} i;
layout(std430, binding = 1) coherent buffer u_compute_block {
  uint inner[1];
} u;
layout(std430, binding = 2) coherent buffer f_compute_block {
  float inner[3];
} f;

void main() {
  i.inner = int[4]((-2147483647 - 1), 2147483647, (-2147483647 - 1), 1);
  u.inner[0] = 4294967295u;
  f.inner = float[3](3.4028234663852886e38, 1.1754944e-38, -3.4028234663852886e38);
}
