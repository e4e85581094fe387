#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner;
} out_1;

void main() {
  int a = 1;
  int b = a + 1;
  out_1.inner = b;
  out_1.inner = out_1.inner + a;
}
