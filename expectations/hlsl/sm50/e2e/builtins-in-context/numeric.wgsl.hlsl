RWByteAddressBuffer v : register(u0);

[numthreads(1, 1, 1)]
void main() {
  v.Store4(0u, asuint(sqrt(abs(asfloat(v.Load4(16u)))) + rsqrt(max(asfloat(v.Load4(32u)), float4(0.01f, 0.01f, 0.01f, 0.01f)))));
  v.Store4(16u, asuint(lerp(asfloat(v.Load4(0u)), asfloat(v.Load4(32u)), smoothstep(0.0f, 1.0f, asfloat(v.Load(48u))))));
  v.Store4(32u, asuint(clamp(floor(asfloat(v.Load4(32u))) + frac(asfloat(v.Load4(48u))), float4(-1.0f, -1.0f, -1.0f, -1.0f), float4(1.0f, 1.0f, 1.0f, 1.0f))));
  v.Store4(48u, asuint(pow(saturate(asfloat(v.Load4(64u))), float4(2.2f, 2.2f, 2.2f, 2.2f)) * exp2(log2(abs(asfloat(v.Load4(80u))) + 1.0f))));
  v.Store4(64u, asuint(sin(asfloat(v.Load4(64u))) * cos(asfloat(v.Load4(80u))) + atan2(asfloat(v.Load4(0u)), asfloat(v.Load4(16u)) + 2.0f)));
  const float4 v_1 = asfloat(v.Load4(32u));
  v.Store4(80u, asuint(mad(float4(sign(asfloat(v.Load4(0u)))), ceil(asfloat(v.Load4(16u))), ((v_1 < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? ceil(v_1) : floor(v_1)) - round(asfloat(v.Load4(48u))))));
}
