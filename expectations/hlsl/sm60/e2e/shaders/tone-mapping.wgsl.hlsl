struct Screen {
  float4 position;
  float2 uv;
};

struct cover_inputs {
  uint index : SV_VertexID;
};

struct cover_outputs {
  float2 uv : TEXCOORD0;
  float4 position : SV_Position;
};

struct develop_inputs {
  float2 uv : TEXCOORD0;
  float4 position : SV_Position;
};

struct develop_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_film : register(b0) {
  uint4 film[2];
};

Texture2D<float4> picture : register(t1);
SamplerState picture_sampler : register(s2);
Texture3D<float4> table : register(t3);
RWByteAddressBuffer exposure : register(u4);
ByteAddressBuffer average : register(t5);

cbuffer cbuffer_root_constants : register(b13, space32) {
  uint4 root_constants[1];
};

[numthreads(16, 16, 1)]
void count(uint3 id : SV_DispatchThreadID) {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  picture.GetDimensions(0u, size, size_1, size_2);
  const uint2 size_3 = uint2(size, size_1);
  if (any((id.xy >= size_3))) {
    return;
  }
  const float level = dot(picture.Load(int3(asint(id.xy), int(0))).xyz, float3(0.2126f, 0.7152f, 0.0722f));
  const uint bin = select((level < 0.0001f), 0u, uint(clamp(clamp((log2(level) + 10.0f) / 20.0f, 0.0f, 1.0f) * 62.0f, 0.0f, 4294967000.0f)) + 1u);
  uint original = 0u;
  exposure.InterlockedAdd(min(bin, 63u) * 4u + 4u, 1u, original);
}

[numthreads(1, 1, 1)]
void adapt() {
  float sum = 0.0f;
  uint total = 0u;
  int i = int(1);
  while (i < int(64)) {
    uint original = 0u;
    exposure.InterlockedOr(min(asuint(i), 63u) * 4u + 4u, 0u, original);
    const uint amount = original;
    sum = sum + float(amount) * (float(i) - 0.5f);
    total = total + amount;
    uint original_1 = 0u;
    exposure.InterlockedExchange(min(asuint(i), 63u) * 4u + 4u, 0u, original_1);
    i = asint(asuint(i) + 1u);
  }
  const float middle = exp2(sum / float(max(total, 1u)) / 62.0f * 20.0f - 10.0f);
  exposure.Store(0u, asuint(lerp(asfloat(exposure.Load(0u)), middle, 0.05f)));
}

Screen cover_inner(uint index) {
  const float2 corner = float2(uint2((index << 1u) & 2u, index & 2u));
  const Screen v = {float4(corner * 2.0f - 1.0f, 0.0f, 1.0f), float2(corner.x, 1.0f - corner.y)};
  return v;
}

cover_outputs cover(cover_inputs inputs) {
  const Screen v = cover_inner(inputs.index + root_constants[0].x);
  const cover_outputs v_1 = {v.uv, v.position};
  return v_1;
}

float3 filmic(float3 x) {
  return saturate(x * (2.51f * x + 0.03f) / (x * (2.43f * x + 0.59f) + 0.14f));
}

float3 encoded(float3 linear_color) {
  const float3 low = linear_color * 12.92f;
  const float3 high = 1.055f * pow(linear_color, float3(0.41666666f, 0.41666666f, 0.41666666f)) - 0.055f;
  return select((linear_color <= float3(0.0031308f, 0.0031308f, 0.0031308f)), low, high);
}

float hashed(float2 p) {
  const float3 q = frac(p.xyx * 0.1031f);
  const float3 r = q + dot(q, q.yzx + 33.33f);
  return frac((r.x + r.y) * r.z);
}

float4 develop_inner(Screen in_1) {
  float3 color = picture.Sample(picture_sampler, in_1.uv).xyz;
  color = color * (asfloat(film[0].x) * 0.18f / max(asfloat(average.Load(0u)), 0.001f));
  color = lerp(((float3)dot(color, float3(0.2126f, 0.7152f, 0.0722f))), color, asfloat(film[0].z));
  color = pow(max(color, float3(0.0f, 0.0f, 0.0f)), ((float3)asfloat(film[0].y)));
  color = encoded(filmic(color));
  if (film[1].y != 0u) {
    uint size = 0u;
    uint size_1 = 0u;
    uint size_2 = 0u;
    uint size_3 = 0u;
    table.GetDimensions(0u, size, size_1, size_2, size_3);
    const float size_4 = float(uint3(size, size_1, size_2).x);
    color = table.SampleLevel(picture_sampler, (color * (size_4 - 1.0f) + 0.5f) / size_4, 0.0f).xyz;
  }
  const float noise_1 = hashed(in_1.position.xy + asfloat(film[1].x)) - 0.5f;
  return float4(color + noise_1 * asfloat(film[0].w) + noise_1 / 255.0f, 1.0f);
}

develop_outputs develop(develop_inputs inputs) {
  const float4 v = inputs.position;
  const Screen v_1 = {float4(v.xyz, 1.0f / v.w), inputs.uv};
  const develop_outputs v_2 = {develop_inner(v_1)};
  return v_2;
}
