struct placed_inputs {
  float2 at : TEXCOORD0;
};

struct placed_outputs {
  float4 position : SV_Position;
};

struct shaded_inputs {
  float4 at : SV_Position;
};

struct shaded_outputs {
  float4 value : SV_Target0;
};

Texture2D<float4> near_far : register(t0);
SamplerState plain : register(s1);
Texture2D<float4> near : register(t2);
SamplerState far_plain : register(s3);

float4 placed_inner(float2 at) {
  return near_far.SampleLevel(plain, at, 0.0f);
}

placed_outputs placed(placed_inputs inputs) {
  const placed_outputs v = {placed_inner(inputs.at)};
  return v;
}

float4 shaded_inner(float4 at) {
  return near.SampleLevel(far_plain, at.xy, 0.0f) + near.SampleLevel(plain, at.xy, 0.0f);
}

shaded_outputs shaded(shaded_inputs inputs) {
  const float4 v = inputs.at;
  const shaded_outputs v_1 = {shaded_inner(float4(v.xyz, 1.0f / v.w))};
  return v_1;
}
