#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer sums_compute_block {
  float inner[];
} sums;

void main() {
  uint v = gl_GlobalInvocationID.x;
  sums.inner[min(v, uint(sums.inner.length()) - 1u)] = sums.inner[min(v, uint(sums.inner.length()) - 1u)] * 2.0;
}
