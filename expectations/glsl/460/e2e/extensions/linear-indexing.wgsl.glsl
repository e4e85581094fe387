//# output in_structure
#version 460
layout(local_size_x = 4, local_size_y = 2, local_size_z = 3) in;

struct Indices {
  uint global;
  uint local;
};

layout(std430, binding = 0) coherent buffer global_compute_block {
  uint inner[];
} global;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uvec3 v_1 = gl_NumWorkGroups;
  Indices v_2 = Indices(v.x + v_1.x * 4u * (v.y + v_1.y * 2u * v.z), gl_LocalInvocationIndex);
  global.inner[min(v_2.global, uint(global.inner.length()) - 1u)] = v_2.local;
}
//# output plain
#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) coherent buffer group_compute_block {
  uint inner[];
} group;

void main() {
  uvec3 v = gl_WorkGroupID;
  uvec3 v_1 = gl_NumWorkGroups;
  uint v_2 = v.x + v_1.x * (v.y + v_1.y * v.z);
  group.inner[min(v_2, uint(group.inner.length()) - 1u)] = group.inner[min(v_2, uint(group.inner.length()) - 1u)] + 1u;
}
