struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

RWByteAddressBuffer u : register(u0);
RWByteAddressBuffer i : register(u1);
RWByteAddressBuffer out_1 : register(u2);

[numthreads(16, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  uint original = 0u;
  u.InterlockedAdd(0u, lane, original);
  out_1.Store(0u, original);
  uint original_1 = 0u;
  u.InterlockedAdd(0u, 0u - 1u, original_1);
  out_1.Store(4u, original_1);
  uint original_2 = 0u;
  u.InterlockedMin(4u, lane, original_2);
  out_1.Store(8u, original_2);
  uint original_3 = 0u;
  u.InterlockedMax(4u, lane, original_3);
  out_1.Store(12u, original_3);
  uint original_4 = 0u;
  u.InterlockedAnd(8u, ~lane, original_4);
  out_1.Store(16u, original_4);
  uint original_5 = 0u;
  u.InterlockedOr(8u, lane, original_5);
  out_1.Store(20u, original_5);
  uint original_6 = 0u;
  u.InterlockedXor(8u, lane, original_6);
  out_1.Store(24u, original_6);
  uint original_7 = 0u;
  u.InterlockedExchange(12u, lane, original_7);
  out_1.Store(28u, original_7);
  uint original_8 = 0u;
  u.InterlockedOr(0u, 0u, original_8);
  uint original_9 = 0u;
  u.InterlockedExchange(12u, original_8, original_9);
  uint original_10 = 0u;
  u.InterlockedCompareExchange(12u, 3u, lane, original_10);
  const uint v = original_10;
  const atomic_compare_exchange_result_u32 r = {v, (v == 3u)};
  out_1.Store(32u, (r.exchanged ? 100u : r.old_value));
  int original_11 = int(0);
  i.InterlockedAdd(0u, int(-1), original_11);
  int original_12 = int(0);
  i.InterlockedAdd(0u, asint(0u - asuint(int(lane))), original_12);
  int original_13 = int(0);
  i.InterlockedMax(0u, int(5), original_13);
  int original_14 = int(0);
  i.InterlockedMin(0u, original_13, original_14);
  int original_15 = int(0);
  i.InterlockedAnd(0u, int(255), original_15);
  int original_16 = int(0);
  i.InterlockedXor(0u, int(3), original_16);
  int original_17 = int(0);
  i.InterlockedOr(0u, original_16, original_17);
  int original_18 = int(0);
  i.InterlockedExchange(0u, int(1), original_18);
  const int v_1 = original_18;
  int original_19 = int(0);
  i.InterlockedOr(0u, int(0), original_19);
  int original_20 = int(0);
  i.InterlockedExchange(0u, asint(asuint(v_1) + asuint(original_19)), original_20);
}
