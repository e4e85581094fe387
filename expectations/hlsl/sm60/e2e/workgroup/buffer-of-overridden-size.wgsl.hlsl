groupshared uint scratch[64];
RWByteAddressBuffer result : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) {
  uint v = 0u;
  v = i;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 64u) {
      break;
    }
    scratch[v_1] = 0u;
    v = v_1 + 8u;
  }
  GroupMemoryBarrierWithGroupSync();
  scratch[min((i * 4u) >> 2u, 63u)] = asuint(float(i));
  GroupMemoryBarrierWithGroupSync();
  result.Store(min(i, colorfast_size(result) / 4u - 1u) * 4u, asuint(asfloat(scratch[min(((7u - i) * 4u) >> 2u, 63u)]) + float(256u / 4u + 256u)));
}
