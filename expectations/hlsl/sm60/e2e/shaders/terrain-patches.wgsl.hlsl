struct Patch {
  float2 origin;
  float scale;
  float fade;
};

struct Ground {
  float4 clip_1;
  float2 place;
  float height;
  float fog;
};

struct raise_inputs {
  uint vertex : SV_VertexID;
  uint index : SV_InstanceID;
};

struct raise_outputs {
  float2 place : TEXCOORD0;
  float height : TEXCOORD1;
  centroid float fog : TEXCOORD2;
  float4 clip_1 : SV_Position;
};

struct paint_inputs {
  float2 place : TEXCOORD0;
  float height : TEXCOORD1;
  centroid float fog : TEXCOORD2;
  float4 clip_1 : SV_Position;
};

struct paint_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_land : register(b0) {
  uint4 land[7];
};

ByteAddressBuffer patches : register(t1);
Texture2D<float4> heights : register(t2);
Texture2D<float4> blends : register(t3);
Texture2DArray<float4> grounds : register(t4);
SamplerState wrapped : register(s5);

cbuffer cbuffer_root_constants : register(b13, space32) {
  uint4 root_constants[1];
};

static const uint2 constants[6] = {uint2(0u, 0u), uint2(1u, 0u), uint2(0u, 1u), uint2(0u, 1u), uint2(1u, 0u), uint2(1u, 1u)};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Patch load_patches(uint offset) {
  const Patch v = {asfloat(patches.Load2(offset)), asfloat(patches.Load(offset + 8u)), asfloat(patches.Load(offset + 12u))};
  return v;
}

float height_at(float2 place) {
  return heights.SampleLevel(wrapped, place / asfloat(land[4].w), 0.0f).x * asfloat(land[5].x);
}

Ground raise_inner(uint vertex, uint index) {
  const Patch tile = load_patches(min(index, colorfast_size(patches) / 16u - 1u) * 16u);
  const uint quad = vertex / 6u;
  const uint2 cell = uint2(quad % 32u, quad / 32u) + constants[min(vertex % 6u, 5u)];
  const float2 odd = float2(cell & uint2(1u, 1u));
  const float2 fine = float2(cell);
  const float2 place = tile.origin + (fine - odd * tile.fade) * tile.scale;
  const float v = height_at(tile.origin + fine * tile.scale);
  const float height = lerp(v, height_at(place), tile.fade);
  const float4 clip_1 = mul(float4(place.x, height, place.y, 1.0f), float4x4(asfloat(land[0]), asfloat(land[1]), asfloat(land[2]), asfloat(land[3])));
  const float away = distance(asfloat(land[4].xyz), float3(place.x, height, place.y));
  const Ground v_1 = {clip_1, place, height, 1.0f - exp(-away * away * 1e-6f)};
  return v_1;
}

raise_outputs raise(raise_inputs inputs) {
  const Ground v = raise_inner(inputs.vertex + root_constants[0].x, inputs.index + root_constants[0].y);
  const raise_outputs v_1 = {v.place, v.height, v.fog, v.clip_1};
  return v_1;
}

float3 normal_at(float2 place) {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  heights.GetDimensions(0u, size, size_1, size_2);
  const float texel = asfloat(land[4].w) / float(uint2(size, size_1).x);
  const float v = height_at(place + float2(texel, 0.0f));
  const float dx = v - height_at(place - float2(texel, 0.0f));
  const float v_1 = height_at(place + float2(0.0f, texel));
  const float dy = v_1 - height_at(place - float2(0.0f, texel));
  return normalize(float3(-dx, 2.0f * texel, -dy));
}

float3 layer_at(float2 place, float3 normal, uint layer) {
  const uint v = min(layer, 3u) * 4u;
  const float scale = asfloat(land[(v + 96u) >> 4u][((v + 96u) >> 2u) & 3u]);
  const float2 dx = ddx(place) * scale;
  const float2 dy = ddy(place) * scale;
  const float3 flat_color = grounds.SampleGrad(wrapped, float3(place * scale, float(layer)), dx, dy).xyz;
  if ((layer != 2u) || (normal.y > 0.7f)) {
    return flat_color;
  }
  const float3 side = grounds.SampleGrad(wrapped, float3(place.yx * scale * 2.0f, float(layer)), dx, dy).xyz;
  return lerp(side, flat_color, normal.y);
}

float4 paint_inner(Ground in_1) {
  const float4 blend = blends.Sample(wrapped, in_1.place / asfloat(land[4].w));
  const float3 normal = normal_at(in_1.place);
  float3 color = float3(0.0f, 0.0f, 0.0f);
  uint layer = 0u;
  while (layer < 4u) {
    const float3 v = color;
    const float v_1 = blend[min(layer, 3u)];
    color = v + v_1 * layer_at(in_1.place, normal, layer);
    layer = layer + 1u;
  }
  const float snow = smoothstep(0.7f, 0.8f, in_1.height / asfloat(land[5].x)) * smoothstep(0.6f, 0.8f, normal.y);
  color = lerp(color, float3(0.95f, 0.95f, 0.95f), snow) * (0.2f + 0.8f * saturate(dot(normal, float3(0.42399916f, 0.8479983f, 0.31799936f))));
  return float4(lerp(color, float3(0.6f, 0.7f, 0.85f), in_1.fog), 1.0f);
}

paint_outputs paint(paint_inputs inputs) {
  const float4 v = inputs.clip_1;
  const Ground v_1 = {float4(v.xyz, 1.0f / v.w), inputs.place, inputs.height, inputs.fog};
  const paint_outputs v_2 = {paint_inner(v_1)};
  return v_2;
}
