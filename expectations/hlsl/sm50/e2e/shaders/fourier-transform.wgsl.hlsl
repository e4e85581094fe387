RWByteAddressBuffer signal : register(u0);
groupshared float2 ping[512];
groupshared float2 pong[512];

float2 times(float2 a, float2 b) {
  return float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

float2 root(uint numerator, uint denominator) {
  float angle = -6.2831855f * float(numerator) / float(denominator);
  if (false) {
    angle = -angle;
  }
  return float2(cos(angle), sin(angle));
}

float2 load(bool even_level, uint i) {
  if (even_level) {
    return ping[min(i, 511u)];
  }
  return pong[min(i, 511u)];
}

void store(bool even_level, uint i, float2 value) {
  if (even_level) {
    pong[min(i, 511u)] = value;
  } else {
    ping[min(i, 511u)] = value;
  }
}

[numthreads(256, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  uint v = 0u;
  v = lane;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 512u) {
      break;
    }
    ping[v_1] = float2(0.0f, 0.0f);
    pong[v_1] = float2(0.0f, 0.0f);
    v = v_1 + 256u;
  }
  GroupMemoryBarrierWithGroupSync();
  ping[min(lane, 511u)] = asfloat(signal.Load2(min(lane, 511u) * 8u));
  ping[min(lane + 256u, 511u)] = asfloat(signal.Load2(min(lane + 256u, 511u) * 8u));
  uint level = 0u;
  while (level < 9u) {
    GroupMemoryBarrierWithGroupSync();
    const bool even = level % 2u == 0u;
    const uint half_1 = 1u << (level & 31u);
    const uint k = lane & (half_1 - 1u);
    const float2 a = load(even, lane);
    const float2 v_2 = load(even, lane + 256u);
    const float2 b = times(v_2, root(k, 2u * half_1));
    const uint target_index = ((lane - k) << 1u) + k;
    store(even, target_index, a + b);
    store(even, target_index + half_1, a - b);
    level = level + 1u;
  }
  GroupMemoryBarrierWithGroupSync();
  const float scale = (false ? 0.001953125f : 1.0f);
  const bool last_in_ping = false;
  signal.Store2(min(lane, 511u) * 8u, asuint(load(last_in_ping, lane) * scale));
  signal.Store2(min(lane + 256u, 511u) * 8u, asuint(load(last_in_ping, lane + 256u) * scale));
}
