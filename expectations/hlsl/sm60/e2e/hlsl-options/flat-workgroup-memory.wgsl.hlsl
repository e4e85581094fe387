groupshared uint bins[64];
groupshared int bins_signed_atomics[16];
groupshared uint bins_atomics[16];
groupshared uint turn[12];
groupshared float line_1[64];
groupshared uint points[128];
RWByteAddressBuffer result : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void store_turn(uint offset, float3x3 value) {
  const uint3 v = asuint(value[0]);
  turn[offset >> 2u] = v.x;
  turn[(offset + 4u) >> 2u] = v.y;
  turn[(offset + 8u) >> 2u] = v.z;
  const uint3 v_1 = asuint(value[1]);
  turn[(offset + 16u) >> 2u] = v_1.x;
  turn[(offset + 20u) >> 2u] = v_1.y;
  turn[(offset + 24u) >> 2u] = v_1.z;
  const uint3 v_2 = asuint(value[2]);
  turn[(offset + 32u) >> 2u] = v_2.x;
  turn[(offset + 36u) >> 2u] = v_2.y;
  turn[(offset + 40u) >> 2u] = v_2.z;
}

float weigh(uint v, float3 at) {
  const uint v_1 = v * 16u;
  const uint3 v_2 = asuint(at);
  bins[v_1 >> 2u] = v_2.x;
  bins[(v_1 + 4u) >> 2u] = v_2.y;
  bins[(v_1 + 8u) >> 2u] = v_2.z;
  bins[(v * 16u + 12u) >> 2u] = uint(true);
  uint original = 0u;
  InterlockedAdd(bins_atomics[(v * 4u) >> 2u], 1u, original);
  const float v_3 = float(original);
  int original_1 = int(0);
  InterlockedMin(bins_signed_atomics[(v * 4u) >> 2u], int(-3), original_1);
  return v_3 + float(original_1);
}

[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex) {
  if (i < 1u) {
    store_turn(0u, float3x3(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f));
  }
  if (i < 16u) {
    uint original = 0u;
    InterlockedExchange(bins_atomics[(i * 4u) >> 2u], 0u, original);
    int original_1 = int(0);
    InterlockedExchange(bins_signed_atomics[(i * 4u) >> 2u], int(0), original_1);
    const uint v = i * 16u;
    const uint3 v_1 = asuint(float3(0.0f, 0.0f, 0.0f));
    bins[v >> 2u] = v_1.x;
    bins[(v + 4u) >> 2u] = v_1.y;
    bins[(v + 8u) >> 2u] = v_1.z;
    bins[(i * 16u + 12u) >> 2u] = uint(false);
  }
  line_1[i] = 0.0f;
  const uint v_2 = i * 8u;
  const uint2 v_3 = asuint(float2(0.0f, 0.0f));
  points[v_2 >> 2u] = v_3.x;
  points[(v_2 + 4u) >> 2u] = v_3.y;
  GroupMemoryBarrierWithGroupSync();
  line_1[min(i, 63u)] = float(i);
  const uint v_4 = min(i, 63u) * 8u;
  const uint2 v_5 = asuint(float2(line_1[min(i, 63u)], 1.0f));
  points[v_4 >> 2u] = v_5.x;
  points[(v_4 + 4u) >> 2u] = v_5.y;
  if (i < 3u) {
    const uint v_6 = min(i, 63u) * 8u;
    const uint v_7 = min(i, 2u) * 16u;
    const uint3 v_8 = asuint(float3(asfloat(uint2(points[v_6 >> 2u], points[(v_6 + 4u) >> 2u])), 2.0f));
    turn[v_7 >> 2u] = v_8.x;
    turn[(v_7 + 4u) >> 2u] = v_8.y;
    turn[(v_7 + 8u) >> 2u] = v_8.z;
  }
  GroupMemoryBarrierWithGroupSync();
  const uint v_9 = min(i % 3u, 2u) * 16u;
  const float weight = weigh(min(i % 16u, 15u), asfloat(uint3(turn[v_9 >> 2u], turn[(v_9 + 4u) >> 2u], turn[(v_9 + 8u) >> 2u])));
  GroupMemoryBarrierWithGroupSync();
  const float3x3 whole = float3x3(asfloat(uint3(turn[0], turn[1], turn[2])), asfloat(uint3(turn[4], turn[5], turn[6])), asfloat(uint3(turn[8], turn[9], turn[10])));
  if (bins[(min(i % 16u, 15u) * 16u + 12u) >> 2u] != 0u) {
    const uint v_10 = min(i % 16u, 15u) * 16u;
    result.Store4(min(i, colorfast_size(result) / 16u - 1u) * 16u, asuint(float4(mul(asfloat(uint3(bins[v_10 >> 2u], bins[(v_10 + 4u) >> 2u], bins[(v_10 + 8u) >> 2u])), whole), weight)));
  }
}
