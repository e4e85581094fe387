#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer queue_compute_block {
  uint inner[];
} queue;
layout(std430, binding = 1) coherent buffer length_compute_block {
  uint inner;
} length_1;

void append(uint value) {
  uvec4 lanes = subgroupBallot(true);
  uint before = subgroupExclusiveAdd(1u);
  uint start = 0u;
  if (subgroupElect()) {
    start = atomicAdd(length_1.inner, uint(bitCount(lanes.x)) + uint(bitCount(lanes.y)) + uint(bitCount(lanes.z)) + uint(bitCount(lanes.w)));
  }
  queue.inner[min(subgroupBroadcastFirst(start) + before, uint(queue.inner.length()) - 1u)] = value;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x % 3u == 0u) {
    append(v.x);
  }
}
