struct Scratch {
  uint lowest;
  uint cells[16];
};

groupshared int hits;
groupshared Scratch scratch;
RWByteAddressBuffer out_1 : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(16, 1, 1)]
void main(uint i : SV_GroupIndex) {
  if (i < 1u) {
    int original = int(0);
    InterlockedExchange(hits, int(0), original);
    uint original_1 = 0u;
    InterlockedExchange(scratch.lowest, 0u, original_1);
  }
  uint original_2 = 0u;
  InterlockedExchange(scratch.cells[i], 0u, original_2);
  GroupMemoryBarrierWithGroupSync();
  if (i == 0u) {
    uint original_3 = 0u;
    InterlockedExchange(scratch.lowest, 4294967295u, original_3);
  }
  GroupMemoryBarrierWithGroupSync();
  int original_4 = int(0);
  InterlockedAdd(hits, int(1), original_4);
  uint original_5 = 0u;
  InterlockedMin(scratch.lowest, i * 7u % 13u, original_5);
  uint original_6 = 0u;
  InterlockedOr(scratch.cells[min(i / 2u, 15u)], 1u << (i & 31u), original_6);
  GroupMemoryBarrierWithGroupSync();
  uint original_7 = 0u;
  InterlockedOr(scratch.cells[min(i, 15u)], 0u, original_7);
  const uint v = original_7;
  int original_8 = int(0);
  InterlockedOr(hits, int(0), original_8);
  const uint v_1 = v + uint(original_8);
  uint original_9 = 0u;
  InterlockedOr(scratch.lowest, 0u, original_9);
  out_1.Store(min(i, colorfast_size(out_1) / 4u - 1u) * 4u, v_1 + original_9);
}
