#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 128, local_size_y = 1, local_size_z = 1) in;

struct Summary {
  uint lowest;
  uint highest;
  uint count;
};

struct Partial {
  float low;
  float high;
};

layout(std430, binding = 0) readonly buffer values_compute_block {
  float inner[];
} values;
layout(std430, binding = 1) coherent buffer summary_compute_block {
  Summary inner;
} summary;
layout(std430, binding = 2) coherent buffer sums_compute_block {
  float inner[];
} sums;
shared Partial partial[128];
shared float partial_sum[128];

uint ordered(float x) {
  uint bits = floatBitsToUint(x);
  return mix(bits | 2147483648u, ~bits, ((bits & 2147483648u) != 0u));
}

Partial joined(Partial a, Partial b) {
  return Partial(min(a.low, b.low), max(a.high, b.high));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uint v_1 = gl_LocalInvocationIndex;
  uvec3 v_2 = gl_WorkGroupID;
  uvec3 v_3 = gl_NumWorkGroups;
  partial[v_1] = Partial(0.0, 0.0);
  partial_sum[v_1] = 0.0;
  memoryBarrierShared();
  barrier();
  Partial mine = Partial(3.4e38, -3.4e38);
  float sum = 0.0;
  uint n = uint(values.inner.length());
  uvec2 rounds_left = uvec2(4294967295u);
  uint i = v.x;
  while (true) {
    uvec2 v_4 = rounds_left;
    if (all(equal(v_4, uvec2(0u)))) {
      break;
    }
    uint v_5 = v_4.x;
    rounds_left = uvec2(v_5 - 1u, v_4.y - mix(0u, 1u, (v_5 == 0u)));
    if (!(i < n)) {
      break;
    }
    float x = values.inner[min(i, uint(values.inner.length()) - 1u)];
    mine = joined(mine, Partial(x, x));
    sum = sum + x;
    i = i + v_3.x * 128u;
  }
  partial[min(v_1, 127u)] = mine;
  partial_sum[min(v_1, 127u)] = sum;
  memoryBarrierShared();
  barrier();
  uvec2 rounds_left_1 = uvec2(4294967295u);
  uint half_1 = 64u;
  while (true) {
    uvec2 v_6 = rounds_left_1;
    if (all(equal(v_6, uvec2(0u)))) {
      break;
    }
    uint v_7 = v_6.x;
    rounds_left_1 = uvec2(v_7 - 1u, v_6.y - mix(0u, 1u, (v_7 == 0u)));
    if (!(half_1 > 0u)) {
      break;
    }
    if (v_1 < half_1) {
      partial[min(v_1, 127u)] = joined(partial[min(v_1, 127u)], partial[min(v_1 + half_1, 127u)]);
      partial_sum[min(v_1, 127u)] = partial_sum[min(v_1, 127u)] + partial_sum[min(v_1 + half_1, 127u)];
    }
    memoryBarrierShared();
    barrier();
    half_1 = half_1 / 2u;
  }
  if (v_1 == 0u) {
    atomicMin(summary.inner.lowest, ordered(partial[0].low));
    atomicMax(summary.inner.highest, ordered(partial[0].high));
    atomicAdd(summary.inner.count, 1u);
    sums.inner[min(v_2.x, uint(sums.inner.length()) - 1u)] = partial_sum[0];
  }
}
