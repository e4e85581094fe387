#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Params {
  vec4 scale;
};

layout(std140, binding = 0) uniform a_compute_block {
  Params inner;
} a;
layout(std430, binding = 0) readonly buffer b_compute_block {
  vec4 inner[];
} b;
layout(std430, binding = 1) coherent buffer c_compute_block {
  vec4 inner[];
} c;
layout(std140, binding = 1) uniform d_compute_block {
  uvec4 inner;
} d;
layout(std430, binding = 2) coherent buffer e_compute_block {
  uint inner;
} e;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  c.inner[min(v.x, uint(c.inner.length()) - 1u)] = b.inner[min(v.x + d.inner.x, uint(b.inner.length()) - 1u)] * a.inner.scale;
  e.inner = d.inner.y;
}
