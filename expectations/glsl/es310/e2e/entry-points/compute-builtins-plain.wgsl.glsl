#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 4, local_size_y = 2, local_size_z = 2) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[];
} out_1;

void main() {
  uvec3 v = gl_LocalInvocationID;
  uvec3 v_1 = gl_WorkGroupID;
  uint at = gl_LocalInvocationIndex + 16u * (v_1.x + gl_NumWorkGroups.x * v_1.y);
  out_1.inner[min(at, uint(out_1.inner.length()) - 1u)] = v.x + v.y * 10u + v.z * 100u + gl_GlobalInvocationID.x * 1000u;
}
