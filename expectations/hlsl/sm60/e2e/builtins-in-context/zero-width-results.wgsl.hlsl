groupshared uint w;
RWByteAddressBuffer a : register(u0);

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  if (i < 1u) {
    uint original = 0u;
    InterlockedExchange(w, 0u, original);
  }
  GroupMemoryBarrierWithGroupSync();
  uint original_1 = 0u;
  InterlockedAdd(w, i, original_1);
  uint original_2 = 0u;
  a.InterlockedExchange(0u, i, original_2);
  uint original_3 = 0u;
  a.InterlockedCompareExchange(0u, 0u, 1u, original_3);
  GroupMemoryBarrierWithGroupSync();
}
