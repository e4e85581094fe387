struct Job {
  uint first;
  uint count;
  float2 scale;
};

groupshared Job job;
groupshared int limit;
groupshared uint ready;
RWByteAddressBuffer jobs : register(u0);
RWByteAddressBuffer out_1 : register(u1);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Job load_jobs(uint offset) {
  const Job v = {jobs.Load(offset), jobs.Load(offset + 4u), asfloat(jobs.Load2(offset + 8u))};
  return v;
}

[numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex, uint3 g : SV_GroupID) {
  if (i < 1u) {
    job = (Job)0;
    limit = int(0);
    uint original = 0u;
    InterlockedExchange(ready, 0u, original);
  }
  GroupMemoryBarrierWithGroupSync();
  if (i == 0u) {
    job = load_jobs(min(g.x, colorfast_size(jobs) / 16u - 1u) * 16u);
    limit = int(jobs.Load(min(g.x, colorfast_size(jobs) / 16u - 1u) * 16u + 4u));
    uint original_1 = 0u;
    InterlockedExchange(ready, 1u, original_1);
  }
  GroupMemoryBarrierWithGroupSync();
  const Job mine = job;
  GroupMemoryBarrierWithGroupSync();
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  int k = int(0);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    const int v_2 = k;
    GroupMemoryBarrierWithGroupSync();
    const int v_3 = limit;
    GroupMemoryBarrierWithGroupSync();
    if (!(v_2 < v_3)) {
      break;
    }
    GroupMemoryBarrierWithGroupSync();
    const uint v_4 = mine.first + i;
    out_1.Store(min(v_4, colorfast_size(out_1) / 4u - 1u) * 4u, asuint(asfloat(out_1.Load(min(v_4, colorfast_size(out_1) / 4u - 1u) * 4u)) + mine.scale.x * float(k)));
    k = asint(asuint(k) + 1u);
  }
  GroupMemoryBarrierWithGroupSync();
  uint original_2 = 0u;
  InterlockedOr(ready, 0u, original_2);
  const uint v_5 = original_2;
  GroupMemoryBarrierWithGroupSync();
  if (v_5 == 1u) {
    GroupMemoryBarrierWithGroupSync();
  }
}
