#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Shape {
  uint rows;
  uint width;
  uint is_causal;
};

layout(std140, binding = 0) uniform shape_compute_block {
  Shape inner;
} shape;
layout(std430, binding = 0) readonly buffer queries_compute_block {
  float inner[];
} queries;
layout(std430, binding = 1) readonly buffer keys_compute_block {
  float inner[];
} keys;
layout(std430, binding = 2) readonly buffer values_compute_block {
  float inner[];
} values;
layout(std430, binding = 3) coherent buffer result_compute_block {
  float inner[];
} result;
shared float scores[512];
shared float shared_value[64];

float score(uint row, uint column) {
  if ((shape.inner.is_causal != 0u) && (column > row)) {
    return -3e38;
  }
  float sum = 0.0;
  uint a = row * shape.inner.width;
  uint b = column * shape.inner.width;
  uint i = 0u;
  while (true) {
    if (!(i < shape.inner.width)) {
      break;
    }
    sum = sum + queries.inner[min(a + i, uint(queries.inner.length()) - 1u)] * keys.inner[min(b + i, uint(keys.inner.length()) - 1u)];
    i = i + 1u;
  }
  return sum * inversesqrt(float(shape.inner.width));
}

float greatest(float own, uint lane) {
  shared_value[min(lane, 63u)] = own;
  uvec2 rounds_left = uvec2(4294967295u);
  uint gap = 32u;
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(gap > 0u)) {
      break;
    }
    memoryBarrierShared();
    barrier();
    if (lane < gap) {
      shared_value[min(lane, 63u)] = max(shared_value[min(lane, 63u)], shared_value[min(lane + gap, 63u)]);
    }
    gap = gap / 2u;
  }
  memoryBarrierShared();
  barrier();
  float v_2 = shared_value[0];
  memoryBarrierShared();
  barrier();
  return v_2;
}

float total(float own, uint lane) {
  shared_value[min(lane, 63u)] = own;
  uvec2 rounds_left = uvec2(4294967295u);
  uint gap = 32u;
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(gap > 0u)) {
      break;
    }
    memoryBarrierShared();
    barrier();
    if (lane < gap) {
      shared_value[min(lane, 63u)] = shared_value[min(lane, 63u)] + shared_value[min(lane + gap, 63u)];
    }
    gap = gap / 2u;
  }
  memoryBarrierShared();
  barrier();
  float v_2 = shared_value[0];
  memoryBarrierShared();
  barrier();
  return v_2;
}

void main() {
  uint v = gl_LocalInvocationIndex;
  shared_value[v] = 0.0;
  uint v_1 = 0u;
  v_1 = v;
  while (true) {
    uint v_2 = v_1;
    if (v_2 >= 512u) {
      break;
    }
    scores[v_2] = 0.0;
    v_1 = v_2 + 64u;
  }
  memoryBarrierShared();
  barrier();
  uint row = gl_WorkGroupID.x;
  uint count = min(shape.inner.rows, 512u);
  float largest = -3.4e38;
  uvec2 rounds_left = uvec2(4294967295u);
  uint column = v;
  while (true) {
    uvec2 v_3 = rounds_left;
    if (all(equal(v_3, uvec2(0u)))) {
      break;
    }
    uint v_4 = v_3.x;
    rounds_left = uvec2(v_4 - 1u, v_3.y - mix(0u, 1u, (v_4 == 0u)));
    if (!(column < count)) {
      break;
    }
    float s = score(row, column);
    scores[min(column, 511u)] = s;
    largest = max(largest, s);
    column = column + 64u;
  }
  largest = greatest(largest, v);
  float sum = 0.0;
  uvec2 rounds_left_1 = uvec2(4294967295u);
  uint column_1 = v;
  while (true) {
    uvec2 v_5 = rounds_left_1;
    if (all(equal(v_5, uvec2(0u)))) {
      break;
    }
    uint v_6 = v_5.x;
    rounds_left_1 = uvec2(v_6 - 1u, v_5.y - mix(0u, 1u, (v_6 == 0u)));
    if (!(column_1 < count)) {
      break;
    }
    float e = exp(scores[min(column_1, 511u)] - largest);
    scores[min(column_1, 511u)] = e;
    sum = sum + e;
    column_1 = column_1 + 64u;
  }
  float norm = 1.0 / total(sum, v);
  uvec2 rounds_left_2 = uvec2(4294967295u);
  uint i = v;
  while (true) {
    uvec2 v_7 = rounds_left_2;
    if (all(equal(v_7, uvec2(0u)))) {
      break;
    }
    uint v_8 = v_7.x;
    rounds_left_2 = uvec2(v_8 - 1u, v_7.y - mix(0u, 1u, (v_8 == 0u)));
    if (!(i < shape.inner.width)) {
      break;
    }
    float mixed = 0.0;
    uint column_2 = 0u;
    while (true) {
      if (!(column_2 < count)) {
        break;
      }
      mixed = mixed + scores[min(column_2, 511u)] * values.inner[min(column_2 * shape.inner.width + i, uint(values.inner.length()) - 1u)];
      column_2 = column_2 + 1u;
    }
    result.inner[min(row * shape.inner.width + i, uint(result.inner.length()) - 1u)] = mixed * norm;
    i = i + 64u;
  }
}
