ByteAddressBuffer v : register(t0);
RWByteAddressBuffer out_1 : register(u1);

[numthreads(1, 1, 1)]
void main() {
  const int4 i = int4(clamp(asfloat(v.Load4(0u)), float4(-2147483600.0f, -2147483600.0f, -2147483600.0f, -2147483600.0f), float4(2147483500.0f, 2147483500.0f, 2147483500.0f, 2147483500.0f)));
  const uint4 u = uint4(clamp(asfloat(v.Load4(0u)), float4(0.0f, 0.0f, 0.0f, 0.0f), float4(4294967000.0f, 4294967000.0f, 4294967000.0f, 4294967000.0f)));
  const bool4 b = asfloat(v.Load4(0u)) != float4(0.0f, 0.0f, 0.0f, 0.0f);
  out_1.Store4(0u, asuint(float4(i) + float4(u)));
  out_1.Store4(16u, asuint(float4(b)));
  out_1.Store4(32u, asuint(float4(uint4(i)) - float4(int4(u))));
  out_1.Store4(48u, asuint(float4(int4(b)) * float((i.x != int(0)))));
  out_1.Store4(64u, asuint(float4(float(int(clamp(asfloat(v.Load(0u)), -2147483600.0f, 2147483500.0f))), float(uint(clamp(asfloat(v.Load(4u)), 0.0f, 4294967000.0f))), float((asfloat(v.Load(8u)) != 0.0f)), asfloat(v.Load(12u)))));
  out_1.Store4(80u, asuint(float4((u != uint4(0u, 0u, 0u, 0u)))));
}
