struct both_inputs {
  uint local_invocation_index : SV_GroupIndex;
};

struct number_only_inputs {
  uint local_invocation_index : SV_GroupIndex;
};

struct count_only_inputs {
  uint local_invocation_index : SV_GroupIndex;
};

RWByteAddressBuffer counts : register(u0);
groupshared uint wave_count;
groupshared uint wave_count_1;
groupshared uint wave_count_2;

void both_inner(uint id, uint count) {
  if (WaveIsFirstLane()) {
    uint original = 0u;
    counts.InterlockedAdd(min(id, 63u) * 4u, count, original);
  }
}

[numthreads(4, 4, 2)]
void both(both_inputs inputs) {
  if (inputs.local_invocation_index == 0u) {
    uint original = 0u;
    InterlockedExchange(wave_count, 0u, original);
  }
  GroupMemoryBarrierWithGroupSync();
  uint v = 0u;
  if (WaveIsFirstLane()) {
    uint original_1 = 0u;
    InterlockedAdd(wave_count, 1u, original_1);
    v = original_1;
  } else {
    v = 0u;
  }
  const uint v_1 = WaveReadLaneFirst(v);
  GroupMemoryBarrierWithGroupSync();
  uint original_2 = 0u;
  InterlockedOr(wave_count, 0u, original_2);
  both_inner(v_1, original_2);
}

void number_only_inner(uint id, uint i) {
  uint original = 0u;
  counts.InterlockedAdd(min(id, 63u) * 4u, i, original);
}

[numthreads(8, 8, 1)]
void number_only(number_only_inputs inputs) {
  if (inputs.local_invocation_index == 0u) {
    uint original = 0u;
    InterlockedExchange(wave_count_1, 0u, original);
  }
  GroupMemoryBarrierWithGroupSync();
  uint v = 0u;
  if (WaveIsFirstLane()) {
    uint original_1 = 0u;
    InterlockedAdd(wave_count_1, 1u, original_1);
    v = original_1;
  } else {
    v = 0u;
  }
  const uint v_1 = WaveReadLaneFirst(v);
  GroupMemoryBarrierWithGroupSync();
  uint original_2 = 0u;
  InterlockedOr(wave_count_1, 0u, original_2);
  number_only_inner(v_1, inputs.local_invocation_index);
}

void count_only_inner(uint count) {
  uint original = 0u;
  counts.InterlockedExchange(0u, count, original);
}

[numthreads(1, 16, 1)]
void count_only(count_only_inputs inputs) {
  if (inputs.local_invocation_index == 0u) {
    uint original = 0u;
    InterlockedExchange(wave_count_2, 0u, original);
  }
  GroupMemoryBarrierWithGroupSync();
  uint v = 0u;
  if (WaveIsFirstLane()) {
    uint original_1 = 0u;
    InterlockedAdd(wave_count_2, 1u, original_1);
    v = original_1;
  } else {
    v = 0u;
  }
  GroupMemoryBarrierWithGroupSync();
  uint original_2 = 0u;
  InterlockedOr(wave_count_2, 0u, original_2);
  count_only_inner(original_2);
}
