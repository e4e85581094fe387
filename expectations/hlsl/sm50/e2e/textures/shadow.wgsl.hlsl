struct main_inputs {
  float2 uv : TEXCOORD0;
  float3 direction : TEXCOORD1;
  nointerpolation uint cascade : TEXCOORD2;
};

struct main_outputs {
  float4 value : SV_Target0;
};

Texture2DArray<float4> cascades : register(t0);
TextureCube<float4> point_light : register(t1);
SamplerComparisonState compare : register(s2);
SamplerState nearest : register(s3);

float filtered(float2 uv, uint cascade, float depth) {
  float lit_1 = 0.0f;
  lit_1 = lit_1 + cascades.SampleCmpLevelZero(compare, float3(uv, float(cascade)), depth, int2(-1, -1));
  lit_1 = lit_1 + cascades.SampleCmpLevelZero(compare, float3(uv, float(cascade)), depth, int2(1, 1));
  lit_1 = lit_1 + dot(cascades.GatherCmp(compare, float3(uv, float(cascade)), depth), float4(0.25f, 0.25f, 0.25f, 0.25f));
  return lit_1 / 3.0f;
}

float4 main_inner(float2 uv, float3 direction, uint cascade) {
  const float sun = filtered(uv, cascade, 0.5f);
  const float lamp = point_light.SampleCmp(compare, direction, length(direction) * 0.01f);
  const float depth = cascades.Sample(nearest, float3(uv, float(cascade))).x + point_light.SampleLevel(nearest, direction, float(int(2))).x;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  cascades.GetDimensions(0u, size, size_1, size_2, size_3);
  return float4(sun, lamp, depth, float(size_2));
}

main_outputs main(main_inputs inputs) {
  const main_outputs v = {main_inner(inputs.uv, inputs.direction, inputs.cascade)};
  return v;
}
