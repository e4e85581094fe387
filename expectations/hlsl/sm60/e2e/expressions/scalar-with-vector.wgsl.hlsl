RWByteAddressBuffer f : register(u0);
RWByteAddressBuffer i : register(u1);

cbuffer cbuffer_s : register(b2) {
  uint4 s[1];
};

[numthreads(1, 1, 1)]
void main() {
  f.Store4(0u, asuint(asfloat(f.Load4(0u)) + asfloat(s[0].x)));
  f.Store4(16u, asuint(asfloat(s[0].x) - asfloat(f.Load4(16u))));
  f.Store4(32u, asuint(asfloat(f.Load4(32u)) * asfloat(s[0].y)));
  f.Store4(48u, asuint(asfloat(s[0].y) / asfloat(f.Load4(48u))));
  const float4 v = asfloat(f.Load4(64u));
  f.Store4(64u, asuint(v - float4(2.0f, 2.0f, 2.0f, 2.0f) * trunc(v / float4(2.0f, 2.0f, 2.0f, 2.0f))));
  const int k = int(clamp(asfloat(s[0].x), -2147483600.0f, 2147483500.0f));
  i.Store2(0u, asuint(asint(i.Load2(0u) + asuint(k))));
  i.Store2(8u, asuint(asint(asuint(k) - i.Load2(8u))));
  i.Store2(16u, asuint(asint(3u * i.Load2(16u))));
  const int2 v_1 = asint(i.Load2(24u));
  const int2 v_2 = ((int2)k);
  i.Store2(24u, asuint(v_2 / select((v_1 == int2(0, 0)) | ((v_2 == int2((-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int2(-1, -1))), int2(1, 1), v_1)));
  const uint2 v_3 = i.Load2(32u);
  const int2 v_4 = asint(v_3);
  const int2 v_5 = ((int2)k);
  const int2 v_6 = select((v_5 == int2(0, 0)) | ((v_4 == int2((-2147483647 - 1), (-2147483647 - 1))) & (v_5 == int2(-1, -1))), int2(1, 1), v_5);
  i.Store2(32u, asuint(asint(v_3 - asuint(v_4 / v_6) * asuint(v_6))));
}
