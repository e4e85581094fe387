RWByteAddressBuffer v : register(u0);

[numthreads(1, 1, 1)]
void main() {
  v.Store4(0u, asuint(float4(reflect(asfloat(v.Load4(0u)).xy, asfloat(v.Load4(16u)).xy), 0.0f, 0.0f)));
  v.Store4(16u, asuint(float4(reflect(asfloat(v.Load4(0u)).xyz, asfloat(v.Load4(16u)).xyz), 0.0f)));
  v.Store4(32u, asuint(reflect(asfloat(v.Load4(0u)), asfloat(v.Load4(16u)))));
}
