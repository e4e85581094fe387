cbuffer cbuffer_current : register(b0) {
  uint4 current[1];
};

ByteAddressBuffer keys : register(t1);
RWByteAddressBuffer sorted : register(u2);
RWByteAddressBuffer counts : register(u3);
RWByteAddressBuffer starts : register(u4);
groupshared uint local_counts[16];
groupshared uint local_digits[64];

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint digit_of(uint key) {
  const uint v = min(current[0].x, 32u);
  const uint v_1 = min(4u, 32u - v);
  return (key >> (v & 31u)) & ((v_1 < 32u) ? (1u << (v_1 & 31u)) - 1u : 4294967295u);
}

[numthreads(64, 1, 1)]
void count_digits(uint3 id : SV_DispatchThreadID, uint3 block : SV_GroupID, uint lane : SV_GroupIndex) {
  if (lane < 16u) {
    uint original = 0u;
    InterlockedExchange(local_counts[lane], 0u, original);
  }
  GroupMemoryBarrierWithGroupSync();
  if (id.x < current[0].z) {
    const uint v = min(digit_of(keys.Load(min(id.x, colorfast_size(keys) / 4u - 1u) * 4u)), 15u);
    uint original_1 = 0u;
    InterlockedAdd(local_counts[v], 1u, original_1);
  }
  GroupMemoryBarrierWithGroupSync();
  if (lane < 16u) {
    uint original_2 = 0u;
    InterlockedOr(local_counts[min(lane, 15u)], 0u, original_2);
    uint original_3 = 0u;
    counts.InterlockedExchange(min(lane * current[0].y + block.x, colorfast_size(counts) / 4u - 1u) * 4u, original_2, original_3);
  }
}

[numthreads(1, 1, 1)]
void scan_counts() {
  uint sum = 0u;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint i = 0u;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(i < 16u * current[0].y)) {
      break;
    }
    starts.Store(min(i, colorfast_size(starts) / 4u - 1u) * 4u, sum);
    const uint v_2 = sum;
    uint original = 0u;
    counts.InterlockedOr(min(i, colorfast_size(counts) / 4u - 1u) * 4u, 0u, original);
    sum = v_2 + original;
    i = i + 1u;
  }
}

[numthreads(64, 1, 1)]
void spread(uint3 id : SV_DispatchThreadID, uint3 block : SV_GroupID, uint lane : SV_GroupIndex) {
  local_digits[lane] = 0u;
  GroupMemoryBarrierWithGroupSync();
  const bool is_key = id.x < current[0].z;
  uint key = 0u;
  uint digit = 16u;
  if (is_key) {
    key = keys.Load(min(id.x, colorfast_size(keys) / 4u - 1u) * 4u);
    digit = digit_of(key);
  }
  local_digits[min(lane, 63u)] = digit;
  GroupMemoryBarrierWithGroupSync();
  if (!is_key) {
    return;
  }
  uint rank = 0u;
  uint i = 0u;
  while (i < lane) {
    rank = rank + ((local_digits[min(i, 63u)] == digit) ? 1u : 0u);
    i = i + 1u;
  }
  sorted.Store(min(starts.Load(min(digit * current[0].y + block.x, colorfast_size(starts) / 4u - 1u) * 4u) + rank, colorfast_size(sorted) / 4u - 1u) * 4u, key);
}
