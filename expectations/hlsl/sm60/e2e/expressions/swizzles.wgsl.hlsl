ByteAddressBuffer v : register(t0);
RWByteAddressBuffer out_1 : register(u1);

float3 made() {
  return asfloat(v.Load4(0u)).xyz;
}

[numthreads(1, 1, 1)]
void main() {
  float4 t = asfloat(v.Load4(0u));
  const float4 s = t.wzyx;
  out_1.Store4(0u, asuint(float4(t.xx, s.xy)));
  const float3 v_1 = made().zyx;
  out_1.Store4(16u, asuint(float4(v_1, made().x)));
  out_1.Store4(32u, asuint(s.wzyx));
  out_1.Store4(48u, asuint(float4(t.x, t.y, t.z, t.w)));
  out_1.Store4(64u, asuint(float4((t + s).yx, (t * 2.0f).zw)));
}
