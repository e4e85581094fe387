#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner[16];
} result;
float start = 16.0;

float scaled(float from_value, uint by) {
  return from_value * float(by) * 16.0;
}

void main() {
  uint v = gl_LocalInvocationIndex;
  result.inner[min(v, 15u)] = scaled(start, v);
}
