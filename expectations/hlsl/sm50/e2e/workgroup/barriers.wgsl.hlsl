groupshared float4 tile[64];
RWByteAddressBuffer data : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(64, 1, 1)]
void main(uint i : SV_GroupIndex, uint3 g : SV_GroupID) {
  tile[i] = float4(0.0f, 0.0f, 0.0f, 0.0f);
  GroupMemoryBarrierWithGroupSync();
  tile[min(i, 63u)] = asfloat(data.Load4(min(g.x * 64u + i, colorfast_size(data) / 16u - 1u) * 16u));
  GroupMemoryBarrierWithGroupSync();
  data.Store4(min(g.x * 64u + i, colorfast_size(data) / 16u - 1u) * 16u, asuint(tile[min(63u - i, 63u)]));
  DeviceMemoryBarrierWithGroupSync();
  GroupMemoryBarrierWithGroupSync();
  tile[min(i, 63u)] = asfloat(data.Load4(min(g.x * 64u + (i + 1u) % 64u, colorfast_size(data) / 16u - 1u) * 16u));
}
