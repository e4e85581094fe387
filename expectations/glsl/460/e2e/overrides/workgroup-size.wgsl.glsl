//# output flat
#version 460
layout(local_size_x = 8, local_size_y = 4, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[];
} out_1;

void main() {
  out_1.inner[min(gl_LocalInvocationIndex, uint(out_1.inner.length()) - 1u)] = 8u;
}
//# output tall
#version 460
layout(local_size_x = 4, local_size_y = 16, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[];
} out_1;

void main() {
  out_1.inner[min(gl_LocalInvocationIndex, uint(out_1.inner.length()) - 1u)] = 4u;
}
//# output line
#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[];
} out_1;

void main() {
  uint v = gl_LocalInvocationIndex;
  out_1.inner[min(v, uint(out_1.inner.length()) - 1u)] = v;
}
