struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

RWByteAddressBuffer cell : register(u0);
RWByteAddressBuffer out_1 : register(u1);

uint raise_to_square(uint x) {
  uint original = 0u;
  cell.InterlockedOr(0u, 0u, original);
  uint seen = original;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(seen < x * x)) {
      break;
    }
    const uint v_2 = seen;
    uint original_1 = 0u;
    cell.InterlockedCompareExchange(0u, v_2, x * x, original_1);
    const uint v_3 = original_1;
    const atomic_compare_exchange_result_u32 attempt = {v_3, (v_3 == v_2)};
    if (attempt.exchanged) {
      break;
    }
    seen = attempt.old_value;
  }
  return seen;
}

[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) {
  out_1.Store(0u, raise_to_square(i));
  uint original = 0u;
  cell.InterlockedCompareExchange(0u, 49u, 0u, original);
  const uint v = original;
  const atomic_compare_exchange_result_u32 v_1 = {v, (v == 49u)};
  out_1.Store(4u, uint(v_1.exchanged));
  uint original_1 = 0u;
  cell.InterlockedCompareExchange(0u, 1u, 2u, original_1);
  const uint v_2 = original_1;
  atomic_compare_exchange_result_u32 stored = {v_2, (v_2 == 1u)};
  stored.old_value = stored.old_value + 1u;
}
