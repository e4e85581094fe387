//# output count_digits
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Pass {
  uint shift;
  uint blocks;
  uint count;
};

layout(std140, binding = 0) uniform current_compute_block {
  Pass inner;
} current;
layout(std430, binding = 0) readonly buffer keys_compute_block {
  uint inner[];
} keys;
layout(std430, binding = 2) coherent buffer counts_compute_block {
  uint inner[];
} counts;
shared uint local_counts[16];

uint digit_of(uint key) {
  uint v = min(current.inner.shift, 32u);
  return bitfieldExtract(key, int(v), int(min(4u, 32u - v)));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uvec3 v_1 = gl_WorkGroupID;
  uint v_2 = gl_LocalInvocationIndex;
  if (v_2 < 16u) {
    atomicExchange(local_counts[v_2], 0u);
  }
  memoryBarrierShared();
  barrier();
  if (v.x < current.inner.count) {
    uint v_3 = min(digit_of(keys.inner[min(v.x, uint(keys.inner.length()) - 1u)]), 15u);
    atomicAdd(local_counts[v_3], 1u);
  }
  memoryBarrierShared();
  barrier();
  if (v_2 < 16u) {
    atomicExchange(counts.inner[min(v_2 * current.inner.blocks + v_1.x, uint(counts.inner.length()) - 1u)], atomicOr(local_counts[min(v_2, 15u)], 0u));
  }
}
//# output scan_counts
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Pass {
  uint shift;
  uint blocks;
  uint count;
};

layout(std140, binding = 0) uniform current_compute_block {
  Pass inner;
} current;
layout(std430, binding = 2) coherent buffer counts_compute_block {
  uint inner[];
} counts;
layout(std430, binding = 3) coherent buffer starts_compute_block {
  uint inner[];
} starts;

void main() {
  uint sum = 0u;
  uvec2 rounds_left = uvec2(4294967295u);
  uint i = 0u;
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(i < 16u * current.inner.blocks)) {
      break;
    }
    starts.inner[min(i, uint(starts.inner.length()) - 1u)] = sum;
    uint v_2 = sum;
    sum = v_2 + atomicOr(counts.inner[min(i, uint(counts.inner.length()) - 1u)], 0u);
    i = i + 1u;
  }
}
//# output spread
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Pass {
  uint shift;
  uint blocks;
  uint count;
};

layout(std140, binding = 0) uniform current_compute_block {
  Pass inner;
} current;
layout(std430, binding = 0) readonly buffer keys_compute_block {
  uint inner[];
} keys;
layout(std430, binding = 1) coherent buffer sorted_compute_block {
  uint inner[];
} sorted;
layout(std430, binding = 3) coherent buffer starts_compute_block {
  uint inner[];
} starts;
shared uint local_digits[64];

uint digit_of(uint key) {
  uint v = min(current.inner.shift, 32u);
  return bitfieldExtract(key, int(v), int(min(4u, 32u - v)));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uint v_1 = gl_LocalInvocationIndex;
  local_digits[v_1] = 0u;
  memoryBarrierShared();
  barrier();
  bool is_key = v.x < current.inner.count;
  uint key = 0u;
  uint digit = 16u;
  if (is_key) {
    key = keys.inner[min(v.x, uint(keys.inner.length()) - 1u)];
    digit = digit_of(key);
  }
  local_digits[min(v_1, 63u)] = digit;
  memoryBarrierShared();
  barrier();
  if (!is_key) {
    return;
  }
  uint rank = 0u;
  uint i = 0u;
  while (true) {
    if (!(i < v_1)) {
      break;
    }
    rank = rank + mix(0u, 1u, (local_digits[min(i, 63u)] == digit));
    i = i + 1u;
  }
  sorted.inner[min(starts.inner[min(digit * current.inner.blocks + gl_WorkGroupID.x, uint(starts.inner.length()) - 1u)] + rank, uint(sorted.inner.length()) - 1u)] = key;
}
