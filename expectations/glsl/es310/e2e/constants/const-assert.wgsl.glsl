#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 4, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[32];
} out_1;

void main() {
  uint v = gl_LocalInvocationIndex;
  out_1.inner[min(v, 31u)] = int(v) * 2;
  if (v == 0u) {
  }
}
