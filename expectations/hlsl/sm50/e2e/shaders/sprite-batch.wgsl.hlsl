struct Sprite {
  float2 position;
  float2 size;
  float rotation;
  uint layer_and_flags;
  uint tint;
  uint border;
  float4 uv;
};

struct Varyings {
  float4 position;
  float2 local;
  uint sprite;
  uint layer;
};

struct corner_inputs {
  uint v : SV_VertexID;
  uint i : SV_InstanceID;
};

struct corner_outputs {
  float2 local : TEXCOORD0;
  nointerpolation uint sprite : TEXCOORD1;
  nointerpolation uint layer : TEXCOORD2;
  float4 position : SV_Position;
};

struct paint_inputs {
  float2 local : TEXCOORD0;
  nointerpolation uint sprite : TEXCOORD1;
  nointerpolation uint layer : TEXCOORD2;
  float4 position : SV_Position;
};

struct paint_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_screen : register(b0) {
  uint4 screen[1];
};

ByteAddressBuffer sprites : register(t1);
Texture2DArray<float4> atlas : register(t2);
SamplerState nearest : register(s1);

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Sprite load_sprites(uint offset) {
  const Sprite v = {asfloat(sprites.Load2(offset)), asfloat(sprites.Load2(offset + 8u)), asfloat(sprites.Load(offset + 16u)), sprites.Load(offset + 20u), sprites.Load(offset + 24u), sprites.Load(offset + 28u), asfloat(sprites.Load4(offset + 32u))};
  return v;
}

Varyings corner_inner(uint v, uint i) {
  const Sprite s = load_sprites(min(i, colorfast_size(sprites) / 48u - 1u) * 48u);
  const float2 local = float2(float(v & 1u), float(v >> 1u));
  const float2 turned = mul((local - 0.5f) * s.size, float2x2(cos(s.rotation), sin(s.rotation), -sin(s.rotation), cos(s.rotation)));
  const float2 pixel = (s.position + turned) * asfloat(screen[0].z);
  uint layer = s.layer_and_flags & 65535u;
  if ((s.layer_and_flags & 262144u) != 0u) {
    layer = layer + uint(clamp(asfloat(screen[0].w) * 12.0f, 0.0f, 4294967000.0f)) % 4u;
  }
  const Varyings v_1 = {float4(pixel / asfloat(screen[0].xy) * float2(2.0f, -2.0f) + float2(-1.0f, 1.0f), 0.0f, 1.0f), local, i, layer};
  return v_1;
}

corner_outputs corner(corner_inputs inputs) {
  const Varyings v = corner_inner(inputs.v + root_constants[0].x, inputs.i + root_constants[0].y);
  const corner_outputs v_1 = {v.local, v.sprite, v.layer, v.position};
  return v_1;
}

float patched(float t, float size, float border, float source) {
  const float pixels = t * size;
  if (pixels < border) {
    return pixels / source;
  } else if (pixels > size - border) {
    return 1.0f - (size - pixels) / source;
  }
  const float inner = (pixels - border) / max(size - 2.0f * border, 1.0f);
  return lerp(border, source - border, inner) / source;
}

float4 paint_inner(Varyings in_1) {
  const Sprite s = load_sprites(min(in_1.sprite, colorfast_size(sprites) / 48u - 1u) * 48u);
  float2 at = in_1.local;
  if (s.border != 0u) {
    const uint v = s.border;
    const float2 border = f16tof32(uint2(v & 65535u, v >> 16u));
    uint size = 0u;
    uint size_1 = 0u;
    uint size_2 = 0u;
    uint size_3 = 0u;
    atlas.GetDimensions(0u, size, size_1, size_2, size_3);
    const float2 source = (s.uv.zw - s.uv.xy) * float2(uint2(size, size_1));
    const float v_1 = patched(at.x, s.size.x, border.x, source.x);
    at = float2(v_1, patched(at.y, s.size.y, border.y, source.y));
  }
  at.x = (((s.layer_and_flags & 65536u) != 0u) ? 1.0f - at.x : at.x);
  at.y = (((s.layer_and_flags & 131072u) != 0u) ? 1.0f - at.y : at.y);
  const float4 colour = atlas.SampleLevel(nearest, float3(lerp(s.uv.xy, s.uv.zw, at), float(in_1.layer)), 0.0f);
  const uint v_2 = s.tint;
  return colour * (float4(uint4(v_2 & 255u, (v_2 >> 8u) & 255u, (v_2 >> 16u) & 255u, v_2 >> 24u)) / float4(255.0f, 255.0f, 255.0f, 255.0f));
}

paint_outputs paint(paint_inputs inputs) {
  const float4 v = inputs.position;
  const Varyings v_1 = {float4(v.xyz, 1.0f / v.w), inputs.local, inputs.sprite, inputs.layer};
  const paint_outputs v_2 = {paint_inner(v_1)};
  return v_2;
}
