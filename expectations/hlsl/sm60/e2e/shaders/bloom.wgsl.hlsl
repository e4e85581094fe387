cbuffer cbuffer_bloom : register(b0) {
  uint4 bloom[1];
};

Texture2D<float4> source : register(t1);
SamplerState linear_sampler : register(s2);
RWTexture2D<float4> target_level : register(u3);
Texture2D<float4> coarser : register(t4);
static const float2 constants[4] = {float2(-1.0f, -1.0f), float2(1.0f, -1.0f), float2(-1.0f, 1.0f), float2(1.0f, 1.0f)};
static const float2 constants_1[4] = {float2(-2.0f, 0.0f), float2(2.0f, 0.0f), float2(0.0f, -2.0f), float2(0.0f, 2.0f)};

float3 at(float2 uv) {
  return source.SampleLevel(linear_sampler, uv, 0.0f).xyz;
}

float3 bright(float3 color) {
  const float level = max(color.x, max(color.y, color.z));
  const float soft = clamp(level - asfloat(bloom[0].x) + asfloat(bloom[0].y), 0.0f, 2.0f * asfloat(bloom[0].y));
  const float share = max(soft * soft / (4.0f * asfloat(bloom[0].y) + 0.0001f), level - asfloat(bloom[0].x));
  return color * max(share, 0.0f) / max(level, 0.0001f);
}

float2 uv_of(uint2 id) {
  uint size = 0u;
  uint size_1 = 0u;
  target_level.GetDimensions(size, size_1);
  return (float2(id) + 0.5f) / float2(uint2(size, size_1));
}

bool is_inside(uint2 id) {
  uint size = 0u;
  uint size_1 = 0u;
  target_level.GetDimensions(size, size_1);
  return all((id < uint2(size, size_1)));
}

[numthreads(8, 8, 1)]
void bright_pass(uint3 id : SV_DispatchThreadID) {
  if (is_inside(id.xy)) {
    target_level[asint(id.xy)] = float4(bright(at(uv_of(id.xy))), 1.0f);
  }
}

[numthreads(8, 8, 1)]
void halve(uint3 id : SV_DispatchThreadID) {
  if (!is_inside(id.xy)) {
    return;
  }
  const float2 uv = uv_of(id.xy);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  source.GetDimensions(0u, size, size_1, size_2);
  const float2 t = 1.0f / float2(uint2(size, size_1));
  float3 sum = at(uv) * 0.125f;
  int i = int(0);
  while (i < int(4)) {
    const float3 v = sum;
    sum = v + at(uv + constants[min(asuint(i), 3u)] * t) * 0.125f;
    const float3 v_1 = sum;
    sum = v_1 + at(uv + constants[min(asuint(i), 3u)] * t * 2.0f) * 0.03125f;
    i = asint(asuint(i) + 1u);
  }
  int i_1 = int(0);
  while (i_1 < int(4)) {
    const float3 v_2 = sum;
    sum = v_2 + at(uv + constants_1[min(asuint(i_1), 3u)] * t) * 0.0625f;
    i_1 = asint(asuint(i_1) + 1u);
  }
  target_level[asint(id.xy)] = float4(sum, 1.0f);
}

[numthreads(8, 8, 1)]
void double_1(uint3 id : SV_DispatchThreadID) {
  if (!is_inside(id.xy)) {
    return;
  }
  const float2 uv = uv_of(id.xy);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  coarser.GetDimensions(0u, size, size_1, size_2);
  const float2 t = asfloat(bloom[0].z) / float2(uint2(size, size_1));
  float3 sum = float3(0.0f, 0.0f, 0.0f);
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  int y = int(-1);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    if (!(y <= int(1))) {
      break;
    }
    uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
    int x = int(-1);
    while (true) {
      const uint2 v_2 = rounds_left_1;
      if (all((v_2 == uint2(0u, 0u)))) {
        break;
      }
      const uint v_3 = v_2.x;
      rounds_left_1 = uint2(v_3 - 1u, v_2.y - select((v_3 == 0u), 1u, 0u));
      if (!(x <= int(1))) {
        break;
      }
      const int v_4 = x;
      const int v_5 = y;
      const float weight = float(asint((2u - asuint(max(v_4, asint(~asuint(v_4) + 1u)))) * (2u - asuint(max(v_5, asint(~asuint(v_5) + 1u)))))) / 16.0f;
      sum = sum + weight * coarser.SampleLevel(linear_sampler, uv + float2(int2(x, y)) * t, 0.0f).xyz;
      x = asint(asuint(x) + 1u);
    }
    y = asint(asuint(y) + 1u);
  }
  const float3 v_6 = at(uv);
  target_level[asint(id.xy)] = float4(v_6 + sum, 1.0f);
}

[numthreads(8, 8, 1)]
void combine(uint3 id : SV_DispatchThreadID) {
  if (is_inside(id.xy)) {
    const float2 uv = uv_of(id.xy);
    const float3 glow = coarser.SampleLevel(linear_sampler, uv, 0.0f).xyz;
    target_level[asint(id.xy)] = float4(lerp(at(uv), glow, asfloat(bloom[0].w)), 1.0f);
  }
}
