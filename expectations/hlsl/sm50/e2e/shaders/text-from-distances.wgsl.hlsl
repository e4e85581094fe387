struct Letter {
  float4 position;
  float2 uv;
  float4 color;
  uint style;
};

struct place_inputs {
  uint vertex : SV_VertexID;
  uint index : SV_InstanceID;
};

struct place_outputs {
  float2 uv : TEXCOORD0;
  nointerpolation float4 color : TEXCOORD1;
  nointerpolation uint style : TEXCOORD2;
  float4 position : SV_Position;
};

struct ink_inputs {
  float2 uv : TEXCOORD0;
  nointerpolation float4 color : TEXCOORD1;
  nointerpolation uint style : TEXCOORD2;
  float4 position : SV_Position;
};

struct ink_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_page : register(b0) {
  uint4 page[4];
};

ByteAddressBuffer glyphs : register(t1);
Texture2DArray<float4> atlas : register(t2);
SamplerState atlas_sampler : register(s3);
static bool is_discarded = false;

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Letter place_inner(uint vertex, uint index) {
  const uint v = min(index, colorfast_size(glyphs) / 40u - 1u) * 40u;
  const float2 unit = float2(uint2(vertex & 1u, vertex >> 1u));
  float2 corner = asfloat(glyphs.Load2(v)) + unit * asfloat(glyphs.Load2(v + 8u));
  if ((glyphs.Load(v + 36u) & 4u) != 0u) {
    corner.x = corner.x + (1.0f - unit.y) * asfloat(glyphs.Load(v + 12u)) * 0.2f;
  }
  Letter letter = (Letter)0;
  letter.position = float4((corner + asfloat(page[0].zw)) * asfloat(page[0].xy) * float2(1.0f, -1.0f) + float2(-1.0f, 1.0f), 0.0f, 1.0f);
  letter.uv = asfloat(glyphs.Load2(v + 16u)) + unit * asfloat(glyphs.Load2(v + 24u));
  const uint v_1 = glyphs.Load(v + 32u);
  letter.color = float4(uint4(v_1 & 255u, (v_1 >> 8u) & 255u, (v_1 >> 16u) & 255u, v_1 >> 24u)) / float4(255.0f, 255.0f, 255.0f, 255.0f);
  letter.style = glyphs.Load(v + 36u);
  return letter;
}

place_outputs place(place_inputs inputs) {
  const Letter v = place_inner(inputs.vertex + root_constants[0].x, inputs.index + root_constants[0].y);
  const place_outputs v_1 = {v.uv, v.color, v.style, v.position};
  return v_1;
}

float median(float3 v) {
  return max(min(v.x, v.y), min(max(v.x, v.y), v.z));
}

float coverage(float distance_1, float edge, float pixel) {
  return saturate((distance_1 - edge) / pixel + 0.5f);
}

float4 over(float4 front, float4 back) {
  return front + back * (1.0f - front.w);
}

float4 ink_inner(Letter in_1) {
  const uint layer = in_1.style >> 8u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  atlas.GetDimensions(0u, size, size_1, size_2, size_3);
  const float2 size_4 = float2(uint2(size, size_1));
  const float2 slope = fwidth(in_1.uv) * size_4;
  const float pixel = max(0.5f * (slope.x + slope.y) / asfloat(page[1].x), 0.0001f);
  const float own = median(atlas.Sample(atlas_sampler, float3(in_1.uv, float(layer))).xyz);
  const float behind = median(atlas.Sample(atlas_sampler, float3(in_1.uv - asfloat(page[3].xy) / size_4, float(layer))).xyz);
  const float fill = coverage(own, 0.5f, pixel);
  float4 color = float4(in_1.color.xyz, 1.0f) * in_1.color.w * fill;
  if ((in_1.style & 1u) != 0u) {
    const float ring = coverage(own, 0.5f - asfloat(page[1].y), pixel);
    color = over(color, float4(asfloat(page[2]).xyz, 1.0f) * asfloat(page[2].w) * ring);
  }
  if ((in_1.style & 2u) != 0u) {
    color = over(color, float4(0.0f, 0.0f, 0.0f, 0.6f * smoothstep(0.3f, 0.6f, behind)));
  }
  if (color.w < 0.003921569f) {
    is_discarded = true;
  }
  const float4 v = color;
  if (is_discarded) {
    discard;
  }
  return v;
}

ink_outputs ink(ink_inputs inputs) {
  const float4 v = inputs.position;
  const Letter v_1 = {float4(v.xyz, 1.0f / v.w), inputs.uv, inputs.color, inputs.style};
  const ink_outputs v_2 = {ink_inner(v_1)};
  return v_2;
}
