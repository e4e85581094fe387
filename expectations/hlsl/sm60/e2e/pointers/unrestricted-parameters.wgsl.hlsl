RWByteAddressBuffer rows : register(u0);
ByteAddressBuffer source : register(t1);

cbuffer cbuffer_factors : register(b2) {
  uint4 factors[1];
};

groupshared uint scratch[4];

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void total(uint v) {
  const uint v_1 = v * 20u;
  int i = int(0);
  while (i < int(4)) {
    rows.Store(v_1 + 16u, rows.Load(v_1 + 16u) + rows.Load(v_1 + min(asuint(i), 3u) * 4u));
    i = asint(asuint(i) + 1u);
  }
}

uint nth(uint i) {
  const uint v = colorfast_size(source) / 4u;
  return source.Load(min(i % select((v == 0u), 1u, v), colorfast_size(source) / 4u - 1u) * 4u);
}

void put(uint v, uint value) {
  scratch[v] = value * factors[0].y;
}

void raise(inout uint p) {
  p = p + 1u;
}

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  scratch[i] = 0u;
  GroupMemoryBarrierWithGroupSync();
  uint local[2] = (uint[2])0;
  raise(local[min(i % 2u, 1u)]);
  const uint v = nth(i);
  put(min(i, 3u), v + local[0]);
  GroupMemoryBarrierWithGroupSync();
  rows.Store(min(i, 3u) * 20u, scratch[min(3u - i, 3u)]);
  total(min(i, 3u));
}
