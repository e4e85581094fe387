#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 256, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) readonly buffer values_compute_block {
  float inner[];
} values;
layout(std430, binding = 1) coherent buffer total_compute_block {
  uint inner;
} total;
layout(std430, binding = 2) coherent buffer sums_compute_block {
  float inner[];
} sums;
shared float partial[64];

float load(uint i) {
  return mix(0.0, values.inner[min(min(i, uint(values.inner.length()) - 1u), uint(values.inner.length()) - 1u)], (i < uint(values.inner.length())));
}

void main() {
  uvec3 v = gl_WorkGroupID;
  uint v_1 = gl_SubgroupID;
  uint v_2 = gl_NumSubgroups;
  uint v_3 = gl_SubgroupInvocationID;
  uint v_4 = gl_SubgroupSize;
  uint v_5 = gl_LocalInvocationIndex;
  if (v_5 < 64u) {
    partial[v_5] = 0.0;
  }
  memoryBarrierShared();
  barrier();
  float sum = subgroupAdd(load(gl_GlobalInvocationID.x));
  if (subgroupElect()) {
    partial[min(v_1, 63u)] = sum;
  }
  memoryBarrierShared();
  barrier();
  if (v_1 == 0u) {
    float rest = 0.0;
    uvec2 rounds_left = uvec2(4294967295u);
    uint i = 0u;
    while (true) {
      uvec2 v_6 = rounds_left;
      if (all(equal(v_6, uvec2(0u)))) {
        break;
      }
      uint v_7 = v_6.x;
      rounds_left = uvec2(v_7 - 1u, v_6.y - mix(0u, 1u, (v_7 == 0u)));
      if (!(i < v_2)) {
        break;
      }
      if (i + v_3 < v_2) {
        rest = rest + partial[min(i + v_3, 63u)];
      }
      i = i + v_4;
    }
    float all_1 = subgroupAdd(rest);
    if (v_3 == 0u) {
      sums.inner[min(v.x, uint(sums.inner.length()) - 1u)] = all_1;
      atomicAdd(total.inner, 1u);
    }
  }
}
