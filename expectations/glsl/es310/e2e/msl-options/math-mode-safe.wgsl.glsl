#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer values_compute_block {
  float inner[];
} values;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  float value = values.inner[min(v.x, uint(values.inner.length()) - 1u)];
  values.inner[min(v.x, uint(values.inner.length()) - 1u)] = mix(0.0, value, (value == value));
}
