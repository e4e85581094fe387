//# output scan_blocks
#version 460
layout(local_size_x = 128, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer values_compute_block {
  uint inner[];
} values;
layout(std430, binding = 1) coherent buffer block_sums_compute_block {
  uint inner[];
} block_sums;
shared uint shared_sums[128];

uvec2 scan_lanes(uint lane, uint mine) {
  shared_sums[min(lane, 127u)] = mine;
  uvec2 rounds_left = uvec2(4294967295u);
  uint distance_1 = 1u;
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(distance_1 < 128u)) {
      break;
    }
    memoryBarrierShared();
    barrier();
    uint add = 0u;
    if (lane >= distance_1) {
      add = shared_sums[min(lane - distance_1, 127u)];
    }
    memoryBarrierShared();
    barrier();
    shared_sums[min(lane, 127u)] = shared_sums[min(lane, 127u)] + add;
    distance_1 = distance_1 * 2u;
  }
  memoryBarrierShared();
  barrier();
  return uvec2(shared_sums[min(lane, 127u)] - mine, shared_sums[127]);
}

uint value_at(uint i) {
  if (i < uint(values.inner.length())) {
    return values.inner[min(i, uint(values.inner.length()) - 1u)];
  }
  return 0u;
}

void main() {
  uvec3 v = gl_WorkGroupID;
  uint v_1 = gl_LocalInvocationIndex;
  shared_sums[v_1] = 0u;
  memoryBarrierShared();
  barrier();
  uint start = v.x * 512u + v_1 * 4u;
  uint before[4] = uint[4](0u, 0u, 0u, 0u);
  uint sum = 0u;
  uint k = 0u;
  while (true) {
    if (!(k < 4u)) {
      break;
    }
    before[min(k, 3u)] = sum;
    uint v_2 = sum;
    sum = v_2 + value_at(start + k);
    k = k + 1u;
  }
  uvec2 scanned = scan_lanes(v_1, sum);
  uint k_1 = 0u;
  while (true) {
    if (!(k_1 < 4u)) {
      break;
    }
    if (start + k_1 < uint(values.inner.length())) {
      values.inner[min(start + k_1, uint(values.inner.length()) - 1u)] = scanned.x + before[min(k_1, 3u)];
    }
    k_1 = k_1 + 1u;
  }
  if (v_1 == 0u) {
    block_sums.inner[min(v.x, uint(block_sums.inner.length()) - 1u)] = scanned.y;
  }
}
//# output scan_sums
#version 460
layout(local_size_x = 128, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) coherent buffer block_sums_compute_block {
  uint inner[];
} block_sums;
shared uint shared_sums[128];

uvec2 scan_lanes(uint lane, uint mine) {
  shared_sums[min(lane, 127u)] = mine;
  uvec2 rounds_left = uvec2(4294967295u);
  uint distance_1 = 1u;
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(distance_1 < 128u)) {
      break;
    }
    memoryBarrierShared();
    barrier();
    uint add = 0u;
    if (lane >= distance_1) {
      add = shared_sums[min(lane - distance_1, 127u)];
    }
    memoryBarrierShared();
    barrier();
    shared_sums[min(lane, 127u)] = shared_sums[min(lane, 127u)] + add;
    distance_1 = distance_1 * 2u;
  }
  memoryBarrierShared();
  barrier();
  return uvec2(shared_sums[min(lane, 127u)] - mine, shared_sums[127]);
}

void main() {
  uint v = gl_LocalInvocationIndex;
  shared_sums[v] = 0u;
  memoryBarrierShared();
  barrier();
  uint carry = 0u;
  uvec2 rounds_left = uvec2(4294967295u);
  uint start = 0u;
  while (true) {
    uvec2 v_1 = rounds_left;
    if (all(equal(v_1, uvec2(0u)))) {
      break;
    }
    uint v_2 = v_1.x;
    rounds_left = uvec2(v_2 - 1u, v_1.y - mix(0u, 1u, (v_2 == 0u)));
    if (!(start < 1024u)) {
      break;
    }
    uint at = start + v;
    uint mine = 0u;
    if (at < uint(block_sums.inner.length())) {
      mine = block_sums.inner[min(at, uint(block_sums.inner.length()) - 1u)];
    }
    uvec2 scanned = scan_lanes(v, mine);
    memoryBarrierShared();
    barrier();
    if (at < uint(block_sums.inner.length())) {
      block_sums.inner[min(at, uint(block_sums.inner.length()) - 1u)] = carry + scanned.x;
    }
    carry = carry + scanned.y;
    start = start + 128u;
  }
}
//# output add_sums
#version 460
layout(local_size_x = 128, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer values_compute_block {
  uint inner[];
} values;
layout(std430, binding = 1) coherent buffer block_sums_compute_block {
  uint inner[];
} block_sums;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x < uint(values.inner.length())) {
    uint v_1 = v.x;
    values.inner[min(v_1, uint(values.inner.length()) - 1u)] = values.inner[min(v_1, uint(values.inner.length()) - 1u)] + block_sums.inner[min(v.x / 512u, uint(block_sums.inner.length()) - 1u)];
  }
}
