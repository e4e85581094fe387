ByteAddressBuffer a : register(t0);
ByteAddressBuffer b : register(t1);
RWByteAddressBuffer out_1 : register(u2);

[numthreads(1, 1, 1)]
void main() {
  out_1.Store4(0u, asuint(float4(length(asfloat(a.Load4(0u))), distance(asfloat(a.Load4(0u)).xyz, asfloat(b.Load4(0u)).xyz), dot(asfloat(a.Load4(0u)).xy, asfloat(b.Load4(0u)).xy), abs(asfloat(a.Load(0u))))));
  out_1.Store4(16u, asuint(float4(cross(asfloat(a.Load4(0u)).xyz, asfloat(b.Load4(0u)).xyz), dot(asfloat(a.Load4(0u)), asfloat(b.Load4(0u))))));
  const float2 v = asfloat(a.Load4(0u)).xy;
  const float2 v_1 = normalize(asfloat(b.Load4(0u)).xy);
  out_1.Store4(32u, asuint(normalize(asfloat(a.Load4(0u))) + float4(v + ((float2)(-2.0f * dot(v, v_1))) * v_1, 0.0f, 0.0f)));
  out_1.Store4(48u, asuint(float4(refract(normalize(asfloat(a.Load4(0u)).xyz), normalize(asfloat(b.Load4(0u)).xyz), 0.66f), 1.0f) + faceforward(asfloat(a.Load4(0u)), asfloat(b.Load4(0u)), asfloat(a.Load4(0u)) - asfloat(b.Load4(0u)))));
}
