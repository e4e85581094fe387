//# output main
#version 460
layout(local_size_x = 4, local_size_y = 2, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner[];
} result;

void main() {
  uvec3 v = gl_WorkGroupID;
  uvec3 v_1 = gl_NumWorkGroups;
  uvec3 v_2 = gl_GlobalInvocationID;
  result.inner[min(v_2.x + v_1.x * 4u * (v_2.y + v_1.y * 2u * v_2.z), uint(result.inner.length()) - 1u)] = v.x + v_1.x * (v.y + v_1.y * v.z) + v_1.x * v_2.y;
}
//# output without_count
#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner[];
} result;

void main() {
  uvec3 v = gl_WorkGroupID;
  uvec3 v_1 = gl_NumWorkGroups;
  uvec3 v_2 = gl_GlobalInvocationID;
  result.inner[min(v_2.x + v_1.x * 8u * (v_2.y + v_1.y * 1u * v_2.z), uint(result.inner.length()) - 1u)] = v.x + v_1.x * (v.y + v_1.y * v.z);
}
