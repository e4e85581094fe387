ByteAddressBuffer t : register(t0);

cbuffer cbuffer_at : register(b1) {
  uint4 at[1];
};

RWByteAddressBuffer out_1 : register(u2);

typedef float4 load_t_result[3];
load_t_result load_t(uint offset) {
  float4 value[3] = (float4[3])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    value[v_1] = asfloat(t.Load4(offset + v_1 * 16u));
    v = v_1 + 1u;
  }
  return value;
}

[numthreads(1, 1, 1)]
void main() {
  const int i = asint(at[0].x);
  const uint j = uint(asint(at[0].y));
  out_1.Store(0u, asuint(asfloat(t.Load(92u))));
  out_1.Store(4u, asuint(asfloat(t.Load(min(asuint(i), 1u) * 48u + min(j, 2u) * 16u))));
  out_1.Store(8u, asuint(asfloat(t.Load(min(asuint(i & int(1)), 1u) * 48u + min(j, 3u) * 4u))));
  out_1.Store(12u, asuint(asfloat(t.Load(min(asuint(i), 3u) * 8u + min(j, 1u) * 4u + 96u))));
  out_1.Store(16u, asuint(asfloat(t.Load(124u))));
  const float4 row[3] = load_t(0u);
  out_1.Store(20u, asuint(row[min(j, 2u)][min(asuint(i), 3u)]));
}
