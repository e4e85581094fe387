cbuffer cbuffer_shape : register(b0) {
  uint4 shape[1];
};

ByteAddressBuffer queries : register(t1);
ByteAddressBuffer keys : register(t2);
ByteAddressBuffer values : register(t3);
RWByteAddressBuffer result : register(u4);
groupshared float scores[512];
groupshared float shared_value[64];

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float score(uint row, uint column) {
  if ((shape[0].z != 0u) && (column > row)) {
    return -3e38f;
  }
  float sum = 0.0f;
  const uint a = row * shape[0].y;
  const uint b = column * shape[0].y;
  uint i = 0u;
  while (i < shape[0].y) {
    sum = sum + asfloat(queries.Load(min(a + i, colorfast_size(queries) / 4u - 1u) * 4u)) * asfloat(keys.Load(min(b + i, colorfast_size(keys) / 4u - 1u) * 4u));
    i = i + 1u;
  }
  return sum * rsqrt(float(shape[0].y));
}

float greatest(float own, uint lane) {
  shared_value[min(lane, 63u)] = own;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint gap = 32u;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(gap > 0u)) {
      break;
    }
    GroupMemoryBarrierWithGroupSync();
    if (lane < gap) {
      shared_value[min(lane, 63u)] = max(shared_value[min(lane, 63u)], shared_value[min(lane + gap, 63u)]);
    }
    gap = gap / 2u;
  }
  GroupMemoryBarrierWithGroupSync();
  const float v_2 = shared_value[0];
  GroupMemoryBarrierWithGroupSync();
  return v_2;
}

float total(float own, uint lane) {
  shared_value[min(lane, 63u)] = own;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint gap = 32u;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(gap > 0u)) {
      break;
    }
    GroupMemoryBarrierWithGroupSync();
    if (lane < gap) {
      shared_value[min(lane, 63u)] = shared_value[min(lane, 63u)] + shared_value[min(lane + gap, 63u)];
    }
    gap = gap / 2u;
  }
  GroupMemoryBarrierWithGroupSync();
  const float v_2 = shared_value[0];
  GroupMemoryBarrierWithGroupSync();
  return v_2;
}

[numthreads(64, 1, 1)]
void attend(uint3 group : SV_GroupID, uint lane : SV_GroupIndex) {
  shared_value[lane] = 0.0f;
  uint v = 0u;
  v = lane;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 512u) {
      break;
    }
    scores[v_1] = 0.0f;
    v = v_1 + 64u;
  }
  GroupMemoryBarrierWithGroupSync();
  const uint row = group.x;
  const uint count = min(shape[0].x, 512u);
  float largest = -3.4e38f;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint column = lane;
  while (true) {
    const uint2 v_2 = rounds_left;
    if (all((v_2 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_3 = v_2.x;
    rounds_left = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
    if (!(column < count)) {
      break;
    }
    const float s = score(row, column);
    scores[min(column, 511u)] = s;
    largest = max(largest, s);
    column = column + 64u;
  }
  largest = greatest(largest, lane);
  float sum = 0.0f;
  uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
  uint column_1 = lane;
  while (true) {
    const uint2 v_4 = rounds_left_1;
    if (all((v_4 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_5 = v_4.x;
    rounds_left_1 = uint2(v_5 - 1u, v_4.y - ((v_5 == 0u) ? 1u : 0u));
    if (!(column_1 < count)) {
      break;
    }
    const float e = exp(scores[min(column_1, 511u)] - largest);
    scores[min(column_1, 511u)] = e;
    sum = sum + e;
    column_1 = column_1 + 64u;
  }
  const float norm = 1.0f / total(sum, lane);
  uint2 rounds_left_2 = uint2(4294967295u, 4294967295u);
  uint i = lane;
  while (true) {
    const uint2 v_6 = rounds_left_2;
    if (all((v_6 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_7 = v_6.x;
    rounds_left_2 = uint2(v_7 - 1u, v_6.y - ((v_7 == 0u) ? 1u : 0u));
    if (!(i < shape[0].y)) {
      break;
    }
    float mixed = 0.0f;
    uint column_2 = 0u;
    while (column_2 < count) {
      mixed = mixed + scores[min(column_2, 511u)] * asfloat(values.Load(min(column_2 * shape[0].y + i, colorfast_size(values) / 4u - 1u) * 4u));
      column_2 = column_2 + 1u;
    }
    result.Store(min(row * shape[0].y + i, colorfast_size(result) / 4u - 1u) * 4u, asuint(mixed * norm));
    i = i + 64u;
  }
}
