struct main_inputs {
  float2 uv : TEXCOORD0;
  float4 place : SV_Position;
};

struct main_outputs {
  float4 value : SV_Target0;
};

Texture2D<float4> depth : register(t0);
Texture2D<float4> colour : register(t1);
Texture2DMS<float4> deep_samples : register(t2);
Texture2DMS<float4> samples : register(t3);
SamplerState filtering : register(s4);
SamplerComparisonState comparing : register(s5);

float4 main_inner(float2 uv, float4 place) {
  const float lit_1 = depth.SampleCmpLevelZero(comparing, uv, 0.5f);
  const float z = depth.SampleLevel(filtering, uv, float(int(0))).x;
  const int2 at = int2(clamp(place.xy, float2(-2147483600.0f, -2147483600.0f), float2(2147483500.0f, 2147483500.0f)));
  const float sum = deep_samples.Load(at, int(1)).x + samples.Load(at, int(0)).x;
  return colour.SampleLevel(filtering, uv, 0.0f) * (lit_1 + z + sum);
}

main_outputs main(main_inputs inputs) {
  const float4 v = inputs.place;
  const main_outputs v_1 = {main_inner(inputs.uv, float4(v.xyz, 1.0f / v.w))};
  return v_1;
}
