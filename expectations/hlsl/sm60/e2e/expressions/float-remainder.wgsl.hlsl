RWByteAddressBuffer f : register(u0);

[numthreads(1, 1, 1)]
void main() {
  const float3 v = asfloat(f.Load3(0u));
  const float3 v_1 = asfloat(f.Load3(16u));
  f.Store3(0u, asuint(v - v_1 * trunc(v / v_1)));
  const float3 v_2 = asfloat(f.Load3(16u));
  f.Store3(16u, asuint(v_2 - float3(1.5f, 1.5f, 1.5f) * trunc(v_2 / float3(1.5f, 1.5f, 1.5f))));
  const float v_3 = asfloat(f.Load(36u));
  const float v_4 = asfloat(f.Load(40u));
  f.Store(32u, asuint(v_3 - v_4 * trunc(v_3 / v_4)));
  const float3 v_5 = asfloat(f.Load3(32u));
  f.Store3(32u, asuint(v_5 - float3(1.0f, 2.0f, 3.0f) * trunc(v_5 / float3(1.0f, 2.0f, 3.0f))));
}
