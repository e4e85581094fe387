groupshared uint partial[32];
RWByteAddressBuffer data : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void gather(uint i, uint value) {
  partial[min(i, 31u)] = value;
  GroupMemoryBarrierWithGroupSync();
}

uint sum_of_all() {
  uint sum = 0u;
  int k = int(0);
  while (k < int(32)) {
    sum = sum + partial[min(asuint(k), 31u)];
    k = asint(asuint(k) + 1u);
  }
  return sum;
}

[numthreads(32, 1, 1)]
void with_sharing(uint i : SV_GroupIndex) {
  partial[i] = 0u;
  GroupMemoryBarrierWithGroupSync();
  gather(i, data.Load(min(i, colorfast_size(data) / 4u - 1u) * 4u));
  data.Store(min(i, colorfast_size(data) / 4u - 1u) * 4u, sum_of_all());
}

[numthreads(32, 1, 1)]
void without_sharing(uint i : SV_GroupIndex) {
  data.Store(min(i, colorfast_size(data) / 4u - 1u) * 4u, data.Load(min(i, colorfast_size(data) / 4u - 1u) * 4u) + 1u);
}
