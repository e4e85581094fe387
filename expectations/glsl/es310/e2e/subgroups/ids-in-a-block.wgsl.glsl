//# output both
#version 310 es
#extension GL_KHR_shader_subgroup_basic : require
precision highp float;
precision highp int;
layout(local_size_x = 4, local_size_y = 4, local_size_z = 2) in;

layout(std430, binding = 0) coherent buffer counts_compute_block {
  uint inner[64];
} counts;

void main() {
  uint v = gl_SubgroupID;
  uint v_1 = gl_NumSubgroups;
  if (subgroupElect()) {
    atomicAdd(counts.inner[min(v, 63u)], v_1);
  }
}
//# output number_only
#version 310 es
#extension GL_KHR_shader_subgroup_basic : require
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer counts_compute_block {
  uint inner[64];
} counts;

void main() {
  atomicAdd(counts.inner[min(gl_SubgroupID, 63u)], gl_LocalInvocationIndex);
}
//# output count_only
#version 310 es
#extension GL_KHR_shader_subgroup_basic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 16, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer counts_compute_block {
  uint inner[64];
} counts;

void main() {
  atomicExchange(counts.inner[0], gl_NumSubgroups);
}
