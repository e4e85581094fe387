struct derived_inputs {
  float3 place : TEXCOORD0;
};

struct derived_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_lamp : register(b0) {
  uint4 lamp[1];
};

TextureCubeArray<float4> depths : register(t1);
SamplerComparisonState compare : register(s2);
SamplerState plain : register(s3);
RWByteAddressBuffer lit_1 : register(u4);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float first_level(float3 place) {
  return depths.SampleCmpLevelZero(compare, float4(place - asfloat(lamp[0].xyz), float(lamp[0].w)), 0.5f);
}

float4 derived_inner(float3 place) {
  const float3 away = place - asfloat(lamp[0].xyz);
  const float passes = depths.SampleCmp(compare, float4(away, float(lamp[0].w)), length(away) * 0.01f);
  const float4 near = depths.GatherCmp(compare, float4(away, float(lamp[0].w)), 0.25f);
  return float4(passes, near.xy, depths.SampleLevel(plain, float4(away, float(lamp[0].w)), float(int(1))).x);
}

derived_outputs derived(derived_inputs inputs) {
  const derived_outputs v = {derived_inner(inputs.place)};
  return v;
}

[numthreads(64, 1, 1)]
void baked(uint3 id : SV_DispatchThreadID) {
  lit_1.Store(min(id.x, colorfast_size(lit_1) / 4u - 1u) * 4u, asuint(first_level(float3(id)) + depths.GatherRed(plain, float4(float3(id), float(int(1)))).w));
}
