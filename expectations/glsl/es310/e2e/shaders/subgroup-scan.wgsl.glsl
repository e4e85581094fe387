//# output scan_groups
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_basic : require
precision highp float;
precision highp int;
layout(local_size_x = 256, local_size_y = 1, local_size_z = 1) in;

struct Job {
  uint count;
  uint groups;
};

layout(std140, binding = 0) uniform job_compute_block {
  Job inner;
} job;
layout(std430, binding = 0) readonly buffer input_compute_block {
  uint inner[];
} input_1;
layout(std430, binding = 1) coherent buffer output_compute_block {
  uint inner[];
} output_1;
layout(std430, binding = 2) coherent buffer group_sums_compute_block {
  uint inner[];
} group_sums;
shared uint v_subgroup_sums[64];

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uint v_1 = gl_LocalInvocationIndex;
  uvec3 v_2 = gl_WorkGroupID;
  uint v_3 = gl_SubgroupSize;
  if (v_1 < 64u) {
    v_subgroup_sums[v_1] = 0u;
  }
  memoryBarrierShared();
  barrier();
  uint value = mix(0u, input_1.inner[min(min(v.x, job.inner.count - 1u), uint(input_1.inner.length()) - 1u)], (v.x < job.inner.count));
  uint before = subgroupExclusiveAdd(value);
  uint index = v_1 / mix(v_3, 1u, (v_3 == 0u));
  if (gl_SubgroupInvocationID == v_3 - 1u) {
    v_subgroup_sums[min(index, 63u)] = before + value;
  }
  memoryBarrierShared();
  barrier();
  if (v_1 == 0u) {
    uint sum = 0u;
    uvec2 rounds_left = uvec2(4294967295u);
    uint i = 0u;
    while (true) {
      uvec2 v_4 = rounds_left;
      if (all(equal(v_4, uvec2(0u)))) {
        break;
      }
      uint v_5 = v_4.x;
      rounds_left = uvec2(v_5 - 1u, v_4.y - mix(0u, 1u, (v_5 == 0u)));
      if (!(i < 256u / mix(v_3, 1u, (v_3 == 0u)))) {
        break;
      }
      uint own = v_subgroup_sums[min(i, 63u)];
      v_subgroup_sums[min(i, 63u)] = sum;
      sum = sum + own;
      i = i + 1u;
    }
    group_sums.inner[min(v_2.x, uint(group_sums.inner.length()) - 1u)] = sum;
  }
  memoryBarrierShared();
  barrier();
  if (v.x < job.inner.count) {
    output_1.inner[min(v.x, uint(output_1.inner.length()) - 1u)] = v_subgroup_sums[min(index, 63u)] + before;
  }
}
//# output add_groups
#version 310 es
#extension GL_KHR_shader_subgroup_ballot : require
precision highp float;
precision highp int;
layout(local_size_x = 256, local_size_y = 1, local_size_z = 1) in;

struct Job {
  uint count;
  uint groups;
};

layout(std140, binding = 0) uniform job_compute_block {
  Job inner;
} job;
layout(std430, binding = 1) coherent buffer output_compute_block {
  uint inner[];
} output_1;
layout(std430, binding = 2) coherent buffer group_sums_compute_block {
  uint inner[];
} group_sums;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uvec3 v_1 = gl_WorkGroupID;
  uint sum = 0u;
  uvec2 rounds_left = uvec2(4294967295u);
  uint i = 0u;
  while (true) {
    uvec2 v_2 = rounds_left;
    if (all(equal(v_2, uvec2(0u)))) {
      break;
    }
    uint v_3 = v_2.x;
    rounds_left = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
    if (!(i < v_1.x)) {
      break;
    }
    sum = sum + group_sums.inner[min(i, uint(group_sums.inner.length()) - 1u)];
    i = i + 1u;
  }
  uint shared_sum = subgroupBroadcastFirst(sum);
  if (v.x < job.inner.count) {
    uint v_4 = v.x;
    output_1.inner[min(v_4, uint(output_1.inner.length()) - 1u)] = output_1.inner[min(v_4, uint(output_1.inner.length()) - 1u)] + shared_sum;
  }
}
