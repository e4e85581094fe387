struct scan_groups_inputs {
  uint local : SV_GroupIndex;
  uint3 id : SV_DispatchThreadID;
  uint3 group : SV_GroupID;
};

cbuffer cbuffer_job : register(b0) {
  uint4 job[1];
};

ByteAddressBuffer input : register(t1);
RWByteAddressBuffer output : register(u2);
RWByteAddressBuffer group_sums : register(u3);
groupshared uint subgroup_sums[64];

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void scan_groups_inner(uint3 id, uint local, uint3 group, uint size, uint lane) {
  if (local < 64u) {
    subgroup_sums[local] = 0u;
  }
  GroupMemoryBarrierWithGroupSync();
  const uint value = select((id.x < job[0].x), input.Load(min(min(id.x, job[0].x - 1u), colorfast_size(input) / 4u - 1u) * 4u), 0u);
  const uint before = WavePrefixSum(value);
  const uint index = local / select((size == 0u), 1u, size);
  if (lane == size - 1u) {
    subgroup_sums[min(index, 63u)] = before + value;
  }
  GroupMemoryBarrierWithGroupSync();
  if (local == 0u) {
    uint sum = 0u;
    uint2 rounds_left = uint2(4294967295u, 4294967295u);
    uint i = 0u;
    while (true) {
      const uint2 v = rounds_left;
      if (all((v == uint2(0u, 0u)))) {
        break;
      }
      const uint v_1 = v.x;
      rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
      if (!(i < 256u / select((size == 0u), 1u, size))) {
        break;
      }
      const uint own = subgroup_sums[min(i, 63u)];
      subgroup_sums[min(i, 63u)] = sum;
      sum = sum + own;
      i = i + 1u;
    }
    group_sums.Store(min(group.x, colorfast_size(group_sums) / 4u - 1u) * 4u, sum);
  }
  GroupMemoryBarrierWithGroupSync();
  if (id.x < job[0].x) {
    output.Store(min(id.x, colorfast_size(output) / 4u - 1u) * 4u, subgroup_sums[min(index, 63u)] + before);
  }
}

[numthreads(256, 1, 1)]
void scan_groups(scan_groups_inputs inputs) {
  scan_groups_inner(inputs.id, inputs.local, inputs.group, WaveGetLaneCount(), WaveGetLaneIndex());
}

[numthreads(256, 1, 1)]
void add_groups(uint3 id : SV_DispatchThreadID, uint3 group : SV_GroupID) {
  uint sum = 0u;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint i = 0u;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    if (!(i < group.x)) {
      break;
    }
    sum = sum + group_sums.Load(min(i, colorfast_size(group_sums) / 4u - 1u) * 4u);
    i = i + 1u;
  }
  const uint shared_sum = WaveReadLaneFirst(sum);
  if (id.x < job[0].x) {
    const uint v_2 = id.x;
    output.Store(min(v_2, colorfast_size(output) / 4u - 1u) * 4u, output.Load(min(v_2, colorfast_size(output) / 4u - 1u) * 4u) + shared_sum);
  }
}
