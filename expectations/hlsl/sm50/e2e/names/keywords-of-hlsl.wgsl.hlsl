RWByteAddressBuffer RWByteAddressBuffer_1 : register(u0);
groupshared float4 static_;

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float4x4 load_RWByteAddressBuffer(uint offset) {
  return float4x4(asfloat(RWByteAddressBuffer_1.Load4(offset)), asfloat(RWByteAddressBuffer_1.Load4(offset + 16u)), asfloat(RWByteAddressBuffer_1.Load4(offset + 32u)), asfloat(RWByteAddressBuffer_1.Load4(offset + 48u)));
}

float lerp_1(float a, float b, float t) {
  return lerp(a, b, t);
}

float frac_1(float x) {
  return frac(x);
}

float4 mul_1(float4x4 a, float4 b) {
  return mul(b, a);
}

float asfloat_1(uint x) {
  return asfloat(x);
}

[numthreads(1, 1, 1)]
void numthreads_1(uint3 v_SV_DispatchThreadID : SV_DispatchThreadID) {
  static_ = float4(0.0f, 0.0f, 0.0f, 0.0f);
  GroupMemoryBarrierWithGroupSync();
  const uint v = min(v_SV_DispatchThreadID.x, colorfast_size(RWByteAddressBuffer_1) / 96u - 1u) * 96u;
  const float v_1 = lerp_1(1.0f, 2.0f, frac_1(0.5f));
  const float in_1 = v_1 + asfloat_1(2u);
  float4 out_1 = mul_1(load_RWByteAddressBuffer(v + 16u), ((float4)in_1));
  float4 inout_1 = out_1;
  static_ = inout_1;
  const float register_ = static_.x;
  RWByteAddressBuffer_1.Store4(v, asuint(inout_1 + register_));
}
