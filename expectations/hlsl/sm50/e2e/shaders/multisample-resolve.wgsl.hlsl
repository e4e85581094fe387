struct Resolved {
  float4 colour;
  uint id;
  float depth;
  uint mask;
};

struct cover_inputs {
  uint index : SV_VertexID;
};

struct cover_outputs {
  float4 position : SV_Position;
};

struct resolve_inputs {
  float4 position : SV_Position;
  uint sample_1 : SV_SampleIndex;
  uint covered : SV_Coverage;
};

struct resolve_outputs {
  float4 colour : SV_Target0;
  uint id : SV_Target1;
  float depth : SV_Depth;
  uint mask : SV_Coverage;
};

Texture2DMS<float4> colours : register(t0);
Texture2DMS<float4> depths : register(t1);
Texture2DMS<uint4> ids : register(t2);

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

static const float2 constants[3] = {float2(-1.0f, -1.0f), float2(3.0f, -1.0f), float2(-1.0f, 3.0f)};

float4 cover_inner(uint index) {
  return float4(constants[min(index, 2u)], 0.0f, 1.0f);
}

cover_outputs cover(cover_inputs inputs) {
  const cover_outputs v = {cover_inner(inputs.index + root_constants[0].x)};
  return v;
}

float weight(float4 colour) {
  return 1.0f / (1.0f + max(colour.x, max(colour.y, colour.z)));
}

Resolved resolve_inner(float4 position, uint sample_1, uint covered) {
  const uint2 pixel = uint2(clamp(position.xy, float2(0.0f, 0.0f), float2(4294967000.0f, 4294967000.0f)));
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  colours.GetDimensions(size, size_1, size_2);
  const uint samples = size_2;
  float4 sum = float4(0.0f, 0.0f, 0.0f, 0.0f);
  float total = 0.0f;
  float nearest = 1.0f;
  uint chosen = 0u;
  uint edge = 0u;
  const uint first = ids.Load(asint(pixel), int(0)).x;
  uint s = 0u;
  while (s < samples) {
    const float4 colour = colours.Load(asint(pixel), asint(s));
    const float w = weight(colour);
    sum = sum + colour * w;
    total = total + w;
    const float depth = depths.Load(asint(pixel), asint(s)).x;
    const uint id = ids.Load(asint(pixel), asint(s)).x;
    if (depth < nearest) {
      nearest = depth;
      chosen = id;
    }
    if (id != first) {
      edge = edge | (1u << (s & 31u));
    }
    s = s + 1u;
  }
  Resolved out_1 = (Resolved)0;
  out_1.colour = sum / total;
  out_1.id = chosen;
  out_1.depth = nearest;
  out_1.mask = covered & ((edge != 0u) ? edge : 1u << (sample_1 & 31u));
  return out_1;
}

resolve_outputs resolve(resolve_inputs inputs) {
  const float4 v = inputs.position;
  const Resolved v_1 = resolve_inner(float4(v.xyz, 1.0f / v.w), inputs.sample_1, inputs.covered);
  const resolve_outputs v_2 = {v_1.colour, v_1.id, v_1.depth, v_1.mask};
  return v_2;
}
