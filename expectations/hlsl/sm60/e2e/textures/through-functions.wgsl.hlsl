struct main_inputs {
  float2 uv : TEXCOORD0;
  nointerpolation int layer : TEXCOORD1;
};

struct main_outputs {
  float4 value : SV_Target0;
};

Texture2D<float4> first : register(t0);
Texture2D<float4> second : register(t1);
SamplerState near : register(s2);
SamplerState soft : register(s3);
Texture2DArray<float4> shadows : register(t0, space1);
SamplerComparisonState compare : register(s1, space1);

float4 tap(Texture2D<float4> image, SamplerState filtering, float2 uv, float level) {
  return image.SampleLevel(filtering, uv, level);
}

float4 blurred(Texture2D<float4> image, SamplerState filtering, float2 uv) {
  float4 sum = float4(0.0f, 0.0f, 0.0f, 0.0f);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  image.GetDimensions(0u, size, size_1, size_2);
  const float2 size_3 = float2(uint2(size, size_1));
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  int i = int(-2);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    if (!(i <= int(2))) {
      break;
    }
    const float4 v_2 = sum;
    sum = v_2 + tap(image, filtering, uv + float2(float(i), 0.0f) / size_3, 0.0f);
    i = asint(asuint(i) + 1u);
  }
  return sum / 5.0f;
}

float shadow(Texture2DArray<float4> maps, SamplerComparisonState how, float2 uv, int layer, float depth) {
  return maps.SampleCmpLevelZero(how, float3(uv, float(layer)), depth, int2(1, -1));
}

float4 main_inner(float2 uv, int layer) {
  const float4 v = blurred(first, near, uv);
  const float4 v_1 = v + blurred(first, soft, uv);
  const float4 colour = v_1 + blurred(second, soft, uv);
  const float4 v_2 = colour * shadow(shadows, compare, uv, layer, 0.25f);
  return v_2 + tap(second, near, uv, 1.5f);
}

main_outputs main(main_inputs inputs) {
  const main_outputs v = {main_inner(inputs.uv, inputs.layer)};
  return v;
}
