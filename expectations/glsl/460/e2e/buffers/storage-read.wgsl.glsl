#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) readonly buffer explicit_mode_compute_block {
  vec2 inner[];
} explicit_mode;
layout(std430, binding = 1) readonly buffer default_mode_compute_block {
  uint inner[16];
} default_mode;
layout(std430, binding = 2) coherent buffer out_compute_block {
  float inner[];
} out_1;

void main() {
  uint v = gl_LocalInvocationIndex;
  out_1.inner[min(v, uint(out_1.inner.length()) - 1u)] = dot(explicit_mode.inner[min(v, uint(explicit_mode.inner.length()) - 1u)], vec2(1.0)) + float(default_mode.inner[min(15u - v, 15u)]);
}
