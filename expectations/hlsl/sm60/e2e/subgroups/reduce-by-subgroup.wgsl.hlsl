struct main_inputs {
  uint local_invocation_index : SV_GroupIndex;
  uint3 id : SV_DispatchThreadID;
  uint3 group : SV_GroupID;
};

ByteAddressBuffer values : register(t0);
RWByteAddressBuffer total : register(u1);
RWByteAddressBuffer sums : register(u2);
groupshared float partial[64];

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float load(uint i) {
  return select((i < colorfast_size(values) / 4u), asfloat(values.Load(min(min(i, colorfast_size(values) / 4u - 1u), colorfast_size(values) / 4u - 1u) * 4u)), 0.0f);
}

void main_inner(uint3 id, uint3 group, uint subgroup, uint count, uint lane, uint size, uint v) {
  if (v < 64u) {
    partial[v] = 0.0f;
  }
  GroupMemoryBarrierWithGroupSync();
  const float sum = WaveActiveSum(load(id.x));
  if (WaveIsFirstLane()) {
    partial[min(subgroup, 63u)] = sum;
  }
  GroupMemoryBarrierWithGroupSync();
  if (subgroup == 0u) {
    float rest = 0.0f;
    uint2 rounds_left = uint2(4294967295u, 4294967295u);
    uint i = 0u;
    while (true) {
      const uint2 v_1 = rounds_left;
      if (all((v_1 == uint2(0u, 0u)))) {
        break;
      }
      const uint v_2 = v_1.x;
      rounds_left = uint2(v_2 - 1u, v_1.y - select((v_2 == 0u), 1u, 0u));
      if (!(i < count)) {
        break;
      }
      if (i + lane < count) {
        rest = rest + partial[min(i + lane, 63u)];
      }
      i = i + size;
    }
    const float all_1 = WaveActiveSum(rest);
    if (lane == 0u) {
      sums.Store(min(group.x, colorfast_size(sums) / 4u - 1u) * 4u, asuint(all_1));
      uint original = 0u;
      total.InterlockedAdd(0u, 1u, original);
    }
  }
}

[numthreads(256, 1, 1)]
void main(main_inputs inputs) {
  const uint v = WaveGetLaneCount();
  main_inner(inputs.id, inputs.group, inputs.local_invocation_index / WaveGetLaneCount(), (256u * 1u * 1u + (v - 1u)) / v, WaveGetLaneIndex(), WaveGetLaneCount(), inputs.local_invocation_index);
}
