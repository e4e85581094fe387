struct Table {
  float3x2 rows;
  bool4 bits;
  float3 parts[4];
};

cbuffer cbuffer_turn : register(b0) {
  uint4 turn[4];
};

RWByteAddressBuffer result : register(u1);
groupshared Table shared_table;

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float sum(Table table, int i, uint j) {
  return table.rows[min(asuint(i), 2u)][min(j, 1u)] + select(table.bits[min(asuint(i), 3u)], 1.0f, 0.0f) + table.parts[min(j, 3u)][min(asuint(i), 2u)];
}

[numthreads(4, 1, 1)]
void main(uint at : SV_GroupIndex) {
  if (at < 1u) {
    shared_table = (Table)0;
  }
  GroupMemoryBarrierWithGroupSync();
  const int i = int(at);
  Table own = (Table)0;
  own.rows[min(asuint(asint(asuint(i) - asuint(i / int(3)) * 3u)), 2u)][min(asuint(asint(asuint(i) - asuint(i / int(2)) * 2u)), 1u)] = 3.0f;
  own.bits[min(asuint(i), 3u)] = true;
  const uint v = min(asuint(i), 3u) * 16u + min(asuint(asint(asuint(i) - asuint(i / int(3)) * 3u)), 2u) * 4u;
  shared_table.parts[min(asuint(i), 3u)][min(at % 3u, 2u)] = asfloat(turn[v >> 4u][(v >> 2u) & 3u]);
  GroupMemoryBarrierWithGroupSync();
  const float v_1 = sum(own, asint(asuint(i) - asuint(i / int(2)) * 2u), at % 2u);
  result.Store(min(asuint(i), colorfast_size(result) / 4u - 1u) * 4u, asuint(v_1 + sum(shared_table, asint(asuint(i) - asuint(i / int(2)) * 2u), at % 2u) + asfloat(turn[(min(at, 3u) * 16u + 4u) >> 4u].y) + float4(asfloat(turn[0].xyz), 1.0f)[min(asuint(i), 3u)]));
}
