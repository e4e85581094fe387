cbuffer cbuffer_m : register(b0) {
  uint4 m[13];
};

cbuffer cbuffer_at : register(b1) {
  uint4 at[1];
};

RWByteAddressBuffer out_1 : register(u2);

[numthreads(1, 1, 1)]
void main() {
  const float3x2 copy = float3x2(asfloat(m[1].xy), asfloat(m[1].zw), asfloat(m[2].xy));
  out_1.Store4(0u, asuint(float4(mul(float2(1.0f, 2.0f), float2x2(asfloat(m[0].xy), asfloat(m[0].zw))), copy[min(at[0].x, 2u)])));
  const uint v = min(at[0].y, 3u) * 8u;
  const uint4 v_1 = m[(v + 40u) >> 4u];
  const bool v_2 = ((v + 40u) & 8u) != 0u;
  const uint v_3 = min(at[0].z, 2u) * 8u + min(at[0].x, 1u) * 4u;
  out_1.Store4(16u, asuint(float4(asfloat((bool2(v_2, v_2) ? v_1.zw : v_1.xy)), asfloat(m[3].y), asfloat(m[(v_3 + 16u) >> 4u][((v_3 + 16u) >> 2u) & 3u]))));
  out_1.Store4(32u, asuint(float4(mul(asfloat(m[0].zw), mul(float2x3(asfloat(m[5].xyz), asfloat(m[6].xyz)), float3x3(asfloat(m[7].xyz), asfloat(m[8].xyz), asfloat(m[9].xyz)))), asfloat(m[12].w))));
}
