#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std140, binding = 0) uniform a_compute_block {
  float inner;
} a;
layout(std140, binding = 1) uniform b_compute_block {
  ivec3 inner;
} b;
layout(std140, binding = 2) uniform c_compute_block {
  mat4 inner;
} c;
layout(std140, binding = 3) uniform d_compute_block {
  uvec4 inner[8];
} d;
layout(std430, binding = 0) coherent buffer out_compute_block {
  vec4 inner;
} out_1;

void main() {
  out_1.inner = c.inner * vec4(a.inner, vec3(b.inner)) + vec4(d.inner[min(uint(b.inner.x), 7u)]);
}
