struct Row {
  uint first;
  uint count;
};

ByteAddressBuffer rows : register(t0);
ByteAddressBuffer entries : register(t1);
RWByteAddressBuffer direction : register(u2);
RWByteAddressBuffer product : register(u3);
RWByteAddressBuffer solution : register(u4);
RWByteAddressBuffer remainder : register(u5);
RWByteAddressBuffer partial : register(u6);
RWByteAddressBuffer scalars : register(u7);
groupshared float2 sums[128];

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Row load_rows(uint offset) {
  const Row v = {rows.Load(offset), rows.Load(offset + 4u)};
  return v;
}

void reduce(uint lane) {
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint half_1 = 64u;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(half_1 > 0u)) {
      break;
    }
    GroupMemoryBarrierWithGroupSync();
    if (lane < half_1) {
      sums[min(lane, 127u)] = sums[min(lane, 127u)] + sums[min(lane + half_1, 127u)];
    }
    half_1 = half_1 >> 1u;
  }
}

[numthreads(128, 1, 1)]
void multiply(uint3 id : SV_DispatchThreadID, uint3 block : SV_GroupID, uint lane : SV_GroupIndex) {
  sums[lane] = float2(0.0f, 0.0f);
  GroupMemoryBarrierWithGroupSync();
  float2 terms = float2(0.0f, 0.0f);
  if (id.x < colorfast_size(rows) / 8u) {
    const Row row = load_rows(min(id.x, colorfast_size(rows) / 8u - 1u) * 8u);
    float sum = 0.0f;
    uint2 rounds_left = uint2(4294967295u, 4294967295u);
    uint i = row.first;
    while (true) {
      const uint2 v = rounds_left;
      if (all((v == uint2(0u, 0u)))) {
        break;
      }
      const uint v_1 = v.x;
      rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
      if (!(i < row.first + row.count)) {
        break;
      }
      sum = mad(asfloat(entries.Load(min(i, colorfast_size(entries) / 8u - 1u) * 8u + 4u)), asfloat(direction.Load(min(entries.Load(min(i, colorfast_size(entries) / 8u - 1u) * 8u), colorfast_size(direction) / 4u - 1u) * 4u)), sum);
      i = i + 1u;
    }
    product.Store(min(id.x, colorfast_size(product) / 4u - 1u) * 4u, asuint(sum));
    terms = float2(asfloat(remainder.Load(min(id.x, colorfast_size(remainder) / 4u - 1u) * 4u)) * asfloat(remainder.Load(min(id.x, colorfast_size(remainder) / 4u - 1u) * 4u)), asfloat(direction.Load(min(id.x, colorfast_size(direction) / 4u - 1u) * 4u)) * sum);
  }
  sums[min(lane, 127u)] = terms;
  reduce(lane);
  if (lane == 0u) {
    partial.Store2(min(block.x, colorfast_size(partial) / 8u - 1u) * 8u, asuint(sums[0]));
  }
}

[numthreads(128, 1, 1)]
void finish(uint lane : SV_GroupIndex) {
  sums[lane] = float2(0.0f, 0.0f);
  GroupMemoryBarrierWithGroupSync();
  float2 sum = float2(0.0f, 0.0f);
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint i = lane;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(i < colorfast_size(partial) / 8u)) {
      break;
    }
    sum = sum + asfloat(partial.Load2(min(i, colorfast_size(partial) / 8u - 1u) * 8u));
    i = i + 128u;
  }
  sums[min(lane, 127u)] = sum;
  reduce(lane);
  if (lane == 0u) {
    const float2 total = sums[0];
    scalars.Store(12u, asuint(((asfloat(scalars.Load(0u)) == 0.0f) ? 0.0f : total.x / asfloat(scalars.Load(0u)))));
    scalars.Store(0u, asuint(total.x));
    scalars.Store(4u, asuint(total.y));
    scalars.Store(8u, asuint(((total.y == 0.0f) ? 0.0f : total.x / total.y)));
  }
}

[numthreads(128, 1, 1)]
void update(uint3 id : SV_DispatchThreadID) {
  if (id.x < colorfast_size(solution) / 4u) {
    const uint v = id.x;
    solution.Store(min(v, colorfast_size(solution) / 4u - 1u) * 4u, asuint(asfloat(solution.Load(min(v, colorfast_size(solution) / 4u - 1u) * 4u)) + asfloat(scalars.Load(8u)) * asfloat(direction.Load(min(id.x, colorfast_size(direction) / 4u - 1u) * 4u))));
    const uint v_1 = id.x;
    remainder.Store(min(v_1, colorfast_size(remainder) / 4u - 1u) * 4u, asuint(asfloat(remainder.Load(min(v_1, colorfast_size(remainder) / 4u - 1u) * 4u)) - asfloat(scalars.Load(8u)) * asfloat(product.Load(min(id.x, colorfast_size(product) / 4u - 1u) * 4u))));
    direction.Store(min(id.x, colorfast_size(direction) / 4u - 1u) * 4u, asuint(asfloat(remainder.Load(min(id.x, colorfast_size(remainder) / 4u - 1u) * 4u)) + asfloat(scalars.Load(12u)) * asfloat(direction.Load(min(id.x, colorfast_size(direction) / 4u - 1u) * 4u))));
  }
}
