struct main_inputs {
  float3 place : TEXCOORD0;
};

struct main_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_lamp : register(b0) {
  uint4 lamp[1];
};

TextureCubeArray<float4> depths : register(t1);
SamplerComparisonState compare : register(s2);
SamplerState plain : register(s3);

float first_level(float3 place) {
  return depths.SampleCmpLevelZero(compare, float4(place - asfloat(lamp[0].xyz), float(lamp[0].w)), 0.5f);
}

float4 main_inner(float3 place) {
  return float4(first_level(place), depths.SampleLevel(plain, float4(place, float(lamp[0].w)), float(int(0))).x, 0.0f, 1.0f);
}

main_outputs main(main_inputs inputs) {
  const main_outputs v = {main_inner(inputs.place)};
  return v;
}
