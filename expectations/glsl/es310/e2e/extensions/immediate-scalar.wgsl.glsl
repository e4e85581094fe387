#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(std140, binding = 0) uniform factor_compute_block {
  float inner;
} factor;
layout(std430, binding = 0) coherent buffer values_compute_block {
  float inner[];
} values;

float scaled(float x) {
  return x * factor.inner;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  values.inner[min(v.x, uint(values.inner.length()) - 1u)] = scaled(values.inner[min(v.x, uint(values.inner.length()) - 1u)]);
}
