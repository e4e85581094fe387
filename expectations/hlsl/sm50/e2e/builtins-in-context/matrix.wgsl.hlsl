ByteAddressBuffer m : register(t0);

cbuffer cbuffer_oblong : register(b1) {
  uint4 oblong[2];
};

RWByteAddressBuffer out_1 : register(u2);
RWByteAddressBuffer small : register(u3);

void store_out(uint offset, float3x3 value) {
  out_1.Store3(offset, asuint(value[0]));
  out_1.Store3(offset + 16u, asuint(value[1]));
  out_1.Store3(offset + 32u, asuint(value[2]));
}

[numthreads(1, 1, 1)]
void main() {
  store_out(0u, transpose(mul(float3x3(asfloat(m.Load3(48u)), asfloat(m.Load3(64u)), asfloat(m.Load3(80u))), float3x3(asfloat(m.Load3(0u)), asfloat(m.Load3(16u)), asfloat(m.Load3(32u))))) * determinant(float3x3(asfloat(m.Load3(0u)), asfloat(m.Load3(16u)), asfloat(m.Load3(32u)))));
  const float2x4 t = transpose(float4x2(asfloat(oblong[0].xy), asfloat(oblong[0].zw), asfloat(oblong[1].xy), asfloat(oblong[1].zw)));
  small.Store4(0u, asuint(mul(float2(1.0f, 2.0f), t)));
  small.Store(12u, asuint(determinant(mul(t, float4x2(asfloat(oblong[0].xy), asfloat(oblong[0].zw), asfloat(oblong[1].xy), asfloat(oblong[1].zw)))) + determinant(float4x4(asfloat(small.Load4(0u)), t[0], t[1], asfloat(small.Load4(0u)).wzyx))));
}
