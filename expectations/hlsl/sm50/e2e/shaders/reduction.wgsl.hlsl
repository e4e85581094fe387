struct Partial {
  float low;
  float high;
};

struct main_inputs {
  uint lane : SV_GroupIndex;
  uint3 global : SV_DispatchThreadID;
  uint3 group : SV_GroupID;
};

ByteAddressBuffer values : register(t0);
RWByteAddressBuffer summary : register(u1);
RWByteAddressBuffer sums : register(u2);
groupshared Partial partial[128];
groupshared float partial_sum[128];

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

static const Partial constants = {3.4e38f, -3.4e38f};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint ordered(float x) {
  const uint bits = asuint(x);
  return (((bits & 2147483648u) != 0u) ? ~bits : bits | 2147483648u);
}

Partial joined(Partial a, Partial b) {
  const Partial v = {min(a.low, b.low), max(a.high, b.high)};
  return v;
}

void main_inner(uint3 global, uint lane, uint3 group, uint3 groups) {
  partial[lane] = (Partial)0;
  partial_sum[lane] = 0.0f;
  GroupMemoryBarrierWithGroupSync();
  Partial mine = constants;
  float sum = 0.0f;
  const uint n = colorfast_size(values) / 4u;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint i = global.x;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(i < n)) {
      break;
    }
    const float x = asfloat(values.Load(min(i, colorfast_size(values) / 4u - 1u) * 4u));
    const Partial v_2 = {x, x};
    mine = joined(mine, v_2);
    sum = sum + x;
    i = i + groups.x * 128u;
  }
  partial[min(lane, 127u)] = mine;
  partial_sum[min(lane, 127u)] = sum;
  GroupMemoryBarrierWithGroupSync();
  uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
  uint half_1 = 64u;
  while (true) {
    const uint2 v_3 = rounds_left_1;
    if (all((v_3 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_4 = v_3.x;
    rounds_left_1 = uint2(v_4 - 1u, v_3.y - ((v_4 == 0u) ? 1u : 0u));
    if (!(half_1 > 0u)) {
      break;
    }
    if (lane < half_1) {
      partial[min(lane, 127u)] = joined(partial[min(lane, 127u)], partial[min(lane + half_1, 127u)]);
      partial_sum[min(lane, 127u)] = partial_sum[min(lane, 127u)] + partial_sum[min(lane + half_1, 127u)];
    }
    GroupMemoryBarrierWithGroupSync();
    half_1 = half_1 / 2u;
  }
  if (lane == 0u) {
    uint original = 0u;
    summary.InterlockedMin(0u, ordered(partial[0].low), original);
    uint original_1 = 0u;
    summary.InterlockedMax(4u, ordered(partial[0].high), original_1);
    uint original_2 = 0u;
    summary.InterlockedAdd(8u, 1u, original_2);
    sums.Store(min(group.x, colorfast_size(sums) / 4u - 1u) * 4u, asuint(partial_sum[0]));
  }
}

[numthreads(128, 1, 1)]
void main(main_inputs inputs) {
  main_inner(inputs.global, inputs.lane, inputs.group, root_constants[0].xyz);
}
