#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[4];
} out_1;

void main() {
  int a = 1;
  out_1.inner[0] = a;
  out_1.inner[1] = -a + 2 * a;
  if (a == 1) {
    out_1.inner[2] = out_1.inner[2] + 1;
  }
  out_1.inner[3] = max(a, 2);
}
