#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(std140, binding = 0) uniform scale_compute_block {
  vec3 inner;
} scale;
layout(std430, binding = 0) coherent buffer values_compute_block {
  float inner[];
} values;

void main() {
  uint v = gl_GlobalInvocationID.x;
  values.inner[min(v, uint(values.inner.length()) - 1u)] = values.inner[min(v, uint(values.inner.length()) - 1u)] * scale.inner.y;
}
