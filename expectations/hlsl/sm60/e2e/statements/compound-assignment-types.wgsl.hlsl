RWByteAddressBuffer s : register(u0);

void store_s(uint offset, float3x3 value) {
  s.Store3(offset, asuint(value[0]));
  s.Store3(offset + 16u, asuint(value[1]));
  s.Store3(offset + 32u, asuint(value[2]));
}

[numthreads(1, 1, 1)]
void main() {
  s.Store(0u, asuint(asint(s.Load(0u) + 1u)));
  s.Store(0u, asuint(asint(s.Load(0u) << 2u)));
  s.Store2(8u, s.Load2(8u) - uint2(1u, 2u));
  s.Store2(8u, s.Load2(8u) % uint2(7u, 7u));
  s.Store2(8u, s.Load2(8u) ^ uint2(255u, 255u));
  s.Store3(16u, asuint(asfloat(s.Load3(16u)) * 0.5f));
  s.Store3(16u, asuint(asfloat(s.Load3(16u)) / float3(1.0f, 2.0f, 4.0f)));
  s.Store3(16u, asuint(asfloat(s.Load3(16u)) + asfloat(s.Load3(48u))));
  store_s(32u, float3x3(asfloat(s.Load3(32u)), asfloat(s.Load3(48u)), asfloat(s.Load3(64u))) * 2.0f);
  store_s(32u, float3x3(asfloat(s.Load3(32u)), asfloat(s.Load3(48u)), asfloat(s.Load3(64u))) - float3x3(asfloat(s.Load3(32u)), asfloat(s.Load3(48u)), asfloat(s.Load3(64u))));
  s.Store3(16u, asuint(mul(float3x3(asfloat(s.Load3(32u)), asfloat(s.Load3(48u)), asfloat(s.Load3(64u))), asfloat(s.Load3(16u)))));
}
