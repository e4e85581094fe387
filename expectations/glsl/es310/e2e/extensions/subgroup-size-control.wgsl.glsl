//# output fixed
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer sums_compute_block {
  float inner[];
} sums;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  sums.inner[min(v.x, uint(sums.inner.length()) - 1u)] = subgroupAdd(sums.inner[min(v.x, uint(sums.inner.length()) - 1u)]);
}
//# output given
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_basic : require
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer sums_compute_block {
  float inner[];
} sums;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  sums.inner[min(v.x, uint(sums.inner.length()) - 1u)] = subgroupMax(sums.inner[min(v.x, uint(sums.inner.length()) - 1u)]) / float(gl_SubgroupSize);
}
