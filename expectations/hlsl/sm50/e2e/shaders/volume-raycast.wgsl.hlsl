struct Pixel {
  float4 position;
  float2 ndc;
};

struct Hit {
  float near;
  float far;
};

struct cover_inputs {
  uint index : SV_VertexID;
};

struct cover_outputs {
  float2 ndc : TEXCOORD0;
  float4 position : SV_Position;
};

struct march_inputs {
  float2 ndc : TEXCOORD0;
  float4 position : SV_Position;
};

struct march_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_volume : register(b0) {
  uint4 volume[7];
};

Texture3D<float4> field : register(t1);
Texture1D<float4> transfer : register(t2);
SamplerState trilinear : register(s3);
static bool is_discarded = false;

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

Hit box_hit(float3 origin, float3 direction) {
  const float3 a = (asfloat(volume[5].xyz) - origin) / direction;
  const float3 b = (asfloat(volume[6].xyz) - origin) / direction;
  const float3 near = min(a, b);
  const float3 far = max(a, b);
  const Hit v = {max(max(near.x, near.y), max(near.z, 0.0f)), min(far.x, min(far.y, far.z))};
  return v;
}

float value(float3 p) {
  const float3 unit = (p - asfloat(volume[5].xyz)) / (asfloat(volume[6].xyz) - asfloat(volume[5].xyz));
  return field.SampleLevel(trilinear, unit, 0.0f).x;
}

float3 gradient(float3 p) {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  field.GetDimensions(0u, size, size_1, size_2, size_3);
  const float3 e = (asfloat(volume[6].xyz) - asfloat(volume[5].xyz)) / float3(uint3(size, size_1, size_2));
  const float v = value(p + float3(e.x, 0.0f, 0.0f));
  const float v_1 = v - value(p - float3(e.x, 0.0f, 0.0f));
  const float v_2 = value(p + float3(0.0f, e.y, 0.0f));
  const float v_3 = v_2 - value(p - float3(0.0f, e.y, 0.0f));
  const float v_4 = value(p + float3(0.0f, 0.0f, e.z));
  return float3(v_1, v_3, v_4 - value(p - float3(0.0f, 0.0f, e.z)));
}

Pixel cover_inner(uint index) {
  const float2 ndc = float2(float(index / 2u) * 4.0f - 1.0f, float(index % 2u) * 4.0f - 1.0f);
  const Pixel v = {float4(ndc, 0.0f, 1.0f), ndc};
  return v;
}

cover_outputs cover(cover_inputs inputs) {
  const Pixel v = cover_inner(inputs.index + root_constants[0].x);
  const cover_outputs v_1 = {v.ndc, v.position};
  return v_1;
}

float4 march_inner(Pixel in_1) {
  const float4 far_point = mul(float4(in_1.ndc, 1.0f, 1.0f), float4x4(asfloat(volume[0]), asfloat(volume[1]), asfloat(volume[2]), asfloat(volume[3])));
  const float3 direction = normalize(far_point.xyz / far_point.w - asfloat(volume[4].xyz));
  const Hit hit = box_hit(asfloat(volume[4].xyz), direction);
  if (hit.near >= hit.far) {
    is_discarded = true;
  }
  const float step_1 = (hit.far - hit.near) / float(volume[4].w);
  float t = hit.near + step_1 * 0.5f;
  float4 colour = float4(0.0f, 0.0f, 0.0f, 0.0f);
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if ((t >= hit.far) || (colour.w > 0.98f)) {
      break;
    }
    const float3 p = asfloat(volume[4].xyz) + direction * t;
    const float v_2 = value(p);
    if (v_2 > asfloat(volume[6].w)) {
      const float4 sample_1 = transfer.SampleLevel(trilinear, v_2, 0.0f);
      const float3 g = gradient(p);
      const float facing = abs(dot(g, direction)) / max(length(g), 0.0001f);
      const float alpha = 1.0f - exp(-sample_1.w * asfloat(volume[5].w) * step_1);
      colour = colour + (1.0f - colour.w) * float4(sample_1.xyz * (0.3f + 0.7f * facing) * alpha, alpha);
    }
    t = t + step_1;
  }
  const float4 v_3 = colour;
  if (is_discarded) {
    discard;
  }
  return v_3;
}

march_outputs march(march_inputs inputs) {
  const float4 v = inputs.position;
  const Pixel v_1 = {float4(v.xyz, 1.0f / v.w), inputs.ndc};
  const march_outputs v_2 = {march_inner(v_1)};
  return v_2;
}
