ByteAddressBuffer samples : register(t0);
RWByteAddressBuffer coefficients : register(u1);
RWByteAddressBuffer restored : register(u2);

cbuffer cbuffer_quality : register(b3) {
  uint4 quality[1];
};

groupshared float cells[64];
groupshared float between[64];
static const uint4 constants[16] = {uint4(16u, 11u, 10u, 16u), uint4(24u, 40u, 51u, 61u), uint4(12u, 12u, 14u, 19u), uint4(26u, 58u, 60u, 55u), uint4(14u, 13u, 16u, 24u), uint4(40u, 57u, 69u, 56u), uint4(14u, 17u, 22u, 29u), uint4(51u, 87u, 80u, 62u), uint4(18u, 22u, 37u, 56u), uint4(68u, 109u, 103u, 77u), uint4(24u, 35u, 55u, 64u), uint4(81u, 104u, 113u, 92u), uint4(49u, 64u, 78u, 87u), uint4(103u, 121u, 120u, 101u), uint4(72u, 92u, 95u, 98u), uint4(112u, 100u, 103u, 99u)};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float basis(uint k, uint n) {
  const float scale = ((k == 0u) ? 0.35355338f : 0.5f);
  return scale * cos((float(n) + 0.5f) * float(k) * 3.1415927f / 8.0f);
}

float step_of(uint row, uint column) {
  const uint place = row * 8u + column;
  return float(constants[min(place / 4u, 15u)][min(place % 4u, 3u)]) * asfloat(quality[0].x);
}

[numthreads(8, 8, 1)]
void forward(uint3 lane : SV_GroupThreadID, uint3 group : SV_GroupID, uint v : SV_GroupIndex) {
  cells[v / 8u * 8u + v % 8u] = 0.0f;
  between[v / 8u * 8u + v % 8u] = 0.0f;
  GroupMemoryBarrierWithGroupSync();
  const uint place = (group.y * 8u + lane.y) * 64u + group.x * 8u + lane.x;
  cells[min(lane.y, 7u) * 8u + min(lane.x, 7u)] = asfloat(samples.Load(min(place, colorfast_size(samples) / 4u - 1u) * 4u)) - 128.0f;
  GroupMemoryBarrierWithGroupSync();
  float sum = 0.0f;
  uint n = 0u;
  while (n < 8u) {
    const float v_1 = sum;
    const float v_2 = cells[min(lane.y, 7u) * 8u + min(n, 7u)];
    sum = v_1 + v_2 * basis(lane.x, n);
    n = n + 1u;
  }
  between[min(lane.y, 7u) * 8u + min(lane.x, 7u)] = sum;
  GroupMemoryBarrierWithGroupSync();
  sum = 0.0f;
  uint n_1 = 0u;
  while (n_1 < 8u) {
    const float v_3 = sum;
    const float v_4 = between[min(n_1, 7u) * 8u + min(lane.x, 7u)];
    sum = v_3 + v_4 * basis(lane.y, n_1);
    n_1 = n_1 + 1u;
  }
  const float v_5 = sum;
  coefficients.Store(min(place, colorfast_size(coefficients) / 4u - 1u) * 4u, asuint(int(clamp(round(v_5 / step_of(lane.y, lane.x)), -2147483600.0f, 2147483500.0f))));
}

[numthreads(8, 8, 1)]
void backward(uint3 lane : SV_GroupThreadID, uint3 group : SV_GroupID, uint v : SV_GroupIndex) {
  cells[v / 8u * 8u + v % 8u] = 0.0f;
  between[v / 8u * 8u + v % 8u] = 0.0f;
  GroupMemoryBarrierWithGroupSync();
  const uint place = (group.y * 8u + lane.y) * 64u + group.x * 8u + lane.x;
  const float v_1 = float(asint(coefficients.Load(min(place, colorfast_size(coefficients) / 4u - 1u) * 4u)));
  cells[min(lane.y, 7u) * 8u + min(lane.x, 7u)] = v_1 * step_of(lane.y, lane.x);
  GroupMemoryBarrierWithGroupSync();
  float sum = 0.0f;
  uint k = 0u;
  while (k < 8u) {
    const float v_2 = sum;
    const float v_3 = cells[min(k, 7u) * 8u + min(lane.x, 7u)];
    sum = v_2 + v_3 * basis(k, lane.y);
    k = k + 1u;
  }
  between[min(lane.y, 7u) * 8u + min(lane.x, 7u)] = sum;
  GroupMemoryBarrierWithGroupSync();
  sum = 0.0f;
  uint k_1 = 0u;
  while (k_1 < 8u) {
    const float v_4 = sum;
    const float v_5 = between[min(lane.y, 7u) * 8u + min(k_1, 7u)];
    sum = v_4 + v_5 * basis(k_1, lane.x);
    k_1 = k_1 + 1u;
  }
  restored.Store(min(place, colorfast_size(restored) / 4u - 1u) * 4u, asuint(clamp(sum + 128.0f, 0.0f, 255.0f)));
}
