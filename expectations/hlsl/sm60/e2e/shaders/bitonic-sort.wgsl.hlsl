struct Entry {
  uint key;
  uint value;
};

RWByteAddressBuffer entries : register(u0);

cbuffer cbuffer_step_1 : register(b1) {
  uint4 step_1[1];
};

groupshared Entry cached[256];

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void store_entries(uint offset, Entry value) {
  entries.Store(offset, value.key);
  entries.Store(offset + 4u, value.value);
}

Entry load_entries(uint offset) {
  const Entry v = {entries.Load(offset), entries.Load(offset + 4u)};
  return v;
}

bool out_of_order(Entry a, Entry b, bool ascending) {
  if (a.key == b.key) {
    return (a.value > b.value) == ascending;
  }
  return (a.key > b.key) == ascending;
}

[numthreads(128, 1, 1)]
void sort_blocks(uint3 group : SV_GroupID, uint lane : SV_GroupIndex) {
  uint v = 0u;
  v = lane;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 256u) {
      break;
    }
    cached[v_1] = (Entry)0;
    v = v_1 + 128u;
  }
  GroupMemoryBarrierWithGroupSync();
  const uint start = group.x * 256u;
  cached[min(lane, 255u)] = load_entries(min(start + lane, colorfast_size(entries) / 8u - 1u) * 8u);
  cached[min(lane + 128u, 255u)] = load_entries(min(start + lane + 128u, colorfast_size(entries) / 8u - 1u) * 8u);
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint run = 2u;
  while (true) {
    const uint2 v_2 = rounds_left;
    if (all((v_2 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_3 = v_2.x;
    rounds_left = uint2(v_3 - 1u, v_2.y - select((v_3 == 0u), 1u, 0u));
    if (!(run <= 256u)) {
      break;
    }
    uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
    uint gap = run / 2u;
    while (true) {
      const uint2 v_4 = rounds_left_1;
      if (all((v_4 == uint2(0u, 0u)))) {
        break;
      }
      const uint v_5 = v_4.x;
      rounds_left_1 = uint2(v_5 - 1u, v_4.y - select((v_5 == 0u), 1u, 0u));
      if (!(gap > 0u)) {
        break;
      }
      GroupMemoryBarrierWithGroupSync();
      const uint v_6 = gap;
      const uint v_7 = gap;
      const uint low = 2u * gap * (lane / select((v_6 == 0u), 1u, v_6)) + lane % select((v_7 == 0u), 1u, v_7);
      const uint high = low + gap;
      const bool ascending = ((start + low) & run) == 0u;
      const Entry a = cached[min(low, 255u)];
      const Entry b = cached[min(high, 255u)];
      if (out_of_order(a, b, ascending)) {
        cached[min(low, 255u)] = b;
        cached[min(high, 255u)] = a;
      }
      gap = gap / 2u;
    }
    run = run * 2u;
  }
  GroupMemoryBarrierWithGroupSync();
  store_entries(min(start + lane, colorfast_size(entries) / 8u - 1u) * 8u, cached[min(lane, 255u)]);
  store_entries(min(start + lane + 128u, colorfast_size(entries) / 8u - 1u) * 8u, cached[min(lane + 128u, 255u)]);
}

[numthreads(128, 1, 1)]
void merge_step(uint3 id : SV_DispatchThreadID) {
  const uint v = step_1[0].y;
  const uint v_1 = step_1[0].y;
  const uint low = 2u * step_1[0].y * (id.x / select((v == 0u), 1u, v)) + id.x % select((v_1 == 0u), 1u, v_1);
  const uint high = low + step_1[0].y;
  if (high >= colorfast_size(entries) / 8u) {
    return;
  }
  const uint v_2 = min(low, colorfast_size(entries) / 8u - 1u) * 8u;
  const uint v_3 = min(high, colorfast_size(entries) / 8u - 1u) * 8u;
  const Entry v_4 = load_entries(v_2);
  if (out_of_order(v_4, load_entries(v_3), ((low & step_1[0].x) == 0u))) {
    const Entry kept = load_entries(v_2);
    store_entries(v_2, load_entries(v_3));
    store_entries(v_3, kept);
  }
}
