#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

struct Where {
  uvec3 global;
  uint index;
};

struct Group {
  uvec3 id;
  uvec3 count;
};

layout(std430, binding = 0) coherent buffer out_compute_block {
  uvec4 inner[];
} out_1;

void main() {
  Where v = Where(gl_GlobalInvocationID, gl_LocalInvocationIndex);
  Group v_1 = Group(gl_WorkGroupID, gl_NumWorkGroups);
  out_1.inner[min(v.global.x, uint(out_1.inner.length()) - 1u)] = uvec4(v.index, v_1.id.x, v_1.count.x, gl_LocalInvocationID.x);
}
