RWByteAddressBuffer values : register(u0);
RWByteAddressBuffer block_sums : register(u1);
groupshared uint shared_sums[128];

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint2 scan_lanes(uint lane, uint mine) {
  shared_sums[min(lane, 127u)] = mine;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint distance_1 = 1u;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(distance_1 < 128u)) {
      break;
    }
    GroupMemoryBarrierWithGroupSync();
    uint add = 0u;
    if (lane >= distance_1) {
      add = shared_sums[min(lane - distance_1, 127u)];
    }
    GroupMemoryBarrierWithGroupSync();
    shared_sums[min(lane, 127u)] = shared_sums[min(lane, 127u)] + add;
    distance_1 = distance_1 * 2u;
  }
  GroupMemoryBarrierWithGroupSync();
  return uint2(shared_sums[min(lane, 127u)] - mine, shared_sums[127]);
}

uint value_at(uint i) {
  if (i < colorfast_size(values) / 4u) {
    return values.Load(min(i, colorfast_size(values) / 4u - 1u) * 4u);
  }
  return 0u;
}

[numthreads(128, 1, 1)]
void scan_blocks(uint3 group : SV_GroupID, uint lane : SV_GroupIndex) {
  shared_sums[lane] = 0u;
  GroupMemoryBarrierWithGroupSync();
  const uint start = group.x * 512u + lane * 4u;
  uint before[4] = (uint[4])0;
  uint sum = 0u;
  uint k = 0u;
  while (k < 4u) {
    before[min(k, 3u)] = sum;
    const uint v = sum;
    sum = v + value_at(start + k);
    k = k + 1u;
  }
  const uint2 scanned = scan_lanes(lane, sum);
  uint k_1 = 0u;
  while (k_1 < 4u) {
    if (start + k_1 < colorfast_size(values) / 4u) {
      values.Store(min(start + k_1, colorfast_size(values) / 4u - 1u) * 4u, scanned.x + before[min(k_1, 3u)]);
    }
    k_1 = k_1 + 1u;
  }
  if (lane == 0u) {
    block_sums.Store(min(group.x, colorfast_size(block_sums) / 4u - 1u) * 4u, scanned.y);
  }
}

[numthreads(128, 1, 1)]
void scan_sums(uint lane : SV_GroupIndex) {
  shared_sums[lane] = 0u;
  GroupMemoryBarrierWithGroupSync();
  uint carry = 0u;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint start = 0u;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(start < 1024u)) {
      break;
    }
    const uint at = start + lane;
    uint mine = 0u;
    if (at < colorfast_size(block_sums) / 4u) {
      mine = block_sums.Load(min(at, colorfast_size(block_sums) / 4u - 1u) * 4u);
    }
    const uint2 scanned = scan_lanes(lane, mine);
    GroupMemoryBarrierWithGroupSync();
    if (at < colorfast_size(block_sums) / 4u) {
      block_sums.Store(min(at, colorfast_size(block_sums) / 4u - 1u) * 4u, carry + scanned.x);
    }
    carry = carry + scanned.y;
    start = start + 128u;
  }
}

[numthreads(128, 1, 1)]
void add_sums(uint3 id : SV_DispatchThreadID) {
  if (id.x < colorfast_size(values) / 4u) {
    const uint v = id.x;
    values.Store(min(v, colorfast_size(values) / 4u - 1u) * 4u, values.Load(min(v, colorfast_size(values) / 4u - 1u) * 4u) + block_sums.Load(min(id.x / 512u, colorfast_size(block_sums) / 4u - 1u) * 4u));
  }
}
