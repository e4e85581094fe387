#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_vote : require
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer flags_compute_block {
  uint inner[];
} flags;

void main() {
  uint v = gl_LocalInvocationIndex;
  uint greatest = subgroupMax(v);
  uint neighbour = subgroupShuffleXor(v, 1u);
  uint first = subgroupBroadcastFirst(v);
  bool edge = ((v % 8u == 0u) || (neighbour == greatest)) && (first < 32u);
  bool v_1 = false;
  if (subgroupAny(edge)) {
    v_1 = subgroupAll((v < 100u));
  } else {
    v_1 = false;
  }
  if (v_1) {
    flags.inner[min(v, uint(flags.inner.length()) - 1u)] = uint(edge);
  }
}
