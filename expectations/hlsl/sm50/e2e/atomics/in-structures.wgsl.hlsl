RWByteAddressBuffer table : register(u0);

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  const uint v = min(id.x % 8u, 7u) * 20u;
  uint original = 0u;
  table.InterlockedAdd(v, 1u, original);
  if (original == 0u) {
    table.Store(v + 4u, id.x);
  }
  int original_1 = int(0);
  table.InterlockedMax(v + min(id.x % 3u, 2u) * 4u + 8u, int(id.x), original_1);
  uint original_2 = 0u;
  table.InterlockedAdd(160u, 1u, original_2);
}
