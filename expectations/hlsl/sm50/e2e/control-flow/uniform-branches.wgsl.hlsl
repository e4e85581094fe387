cbuffer cbuffer_rounds : register(b0) {
  uint4 rounds[1];
};

RWByteAddressBuffer out_1 : register(u1);
groupshared uint values[32];

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex, uint3 group : SV_GroupID) {
  values[i] = 0u;
  GroupMemoryBarrierWithGroupSync();
  values[min(i, 31u)] = i;
  if (true) {
    GroupMemoryBarrierWithGroupSync();
  }
  uint r = 0u;
  while (r < rounds[0].x) {
    GroupMemoryBarrierWithGroupSync();
    const uint next = values[min((i + 1u) % 32u, 31u)];
    GroupMemoryBarrierWithGroupSync();
    values[min(i, 31u)] = next;
    r = r + 1u;
  }
  if (group.x > 2u) {
    DeviceMemoryBarrierWithGroupSync();
  }
  out_1.Store(min(group.x * 32u + i, colorfast_size(out_1) / 4u - 1u) * 4u, values[min(i, 31u)]);
}
