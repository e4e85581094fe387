struct Corner {
  float4 position;
  float2 uv;
};

struct ExternalTextureParameters {
  float3x4 yuv_to_rgb;
  float3x3 gamut;
  float2x4 decode;
  float2x4 encode;
  float2x3 sample_transform;
  float2x3 load_transform;
  float4 visible;
  uint2 size;
  uint plane_count;
  uint convert_colors;
};

struct cover_inputs {
  uint index : SV_VertexID;
};

struct cover_outputs {
  float2 uv : TEXCOORD0;
  precise float4 position : SV_Position;
};

struct key_inputs {
  float2 uv : TEXCOORD0;
  float4 position : SV_Position;
};

struct key_outputs {
  float4 value : SV_Target0;
};

struct pixelate_inputs {
  float2 uv : TEXCOORD0;
  float4 position : SV_Position;
};

struct pixelate_outputs {
  float4 value : SV_Target0;
};

Texture2D<float4> video : register(t0);
Texture2D<float4> video_plane1 : register(t1000);

cbuffer cbuffer_video_parameters : register(b1001) {
  uint4 video_parameters[16];
};

Texture2D<float4> background : register(t1);
SamplerState smooth_sampler : register(s2);

cbuffer cbuffer_effect : register(b3) {
  uint4 effect[2];
};

cbuffer cbuffer_root_constants : register(b13, space32) {
  uint4 root_constants[1];
};

float3x4 load_video_parameters(uint offset) {
  return float3x4(asfloat(video_parameters[offset >> 4u]), asfloat(video_parameters[(offset + 16u) >> 4u]), asfloat(video_parameters[(offset + 32u) >> 4u]));
}

float3x3 load_video_parameters_1(uint offset) {
  return float3x3(asfloat(video_parameters[offset >> 4u].xyz), asfloat(video_parameters[(offset + 16u) >> 4u].xyz), asfloat(video_parameters[(offset + 32u) >> 4u].xyz));
}

float2x4 load_video_parameters_2(uint offset) {
  return float2x4(asfloat(video_parameters[offset >> 4u]), asfloat(video_parameters[(offset + 16u) >> 4u]));
}

float2x3 load_video_parameters_3(uint offset) {
  return float2x3(asfloat(video_parameters[offset >> 4u].xyz), asfloat(video_parameters[(offset + 16u) >> 4u].xyz));
}

ExternalTextureParameters load_video_parameters_4(uint offset) {
  const float3x4 v = load_video_parameters(offset);
  const float3x3 v_1 = load_video_parameters_1(offset + 48u);
  const float2x4 v_2 = load_video_parameters_2(offset + 96u);
  const float2x4 v_3 = load_video_parameters_2(offset + 128u);
  const float2x3 v_4 = load_video_parameters_3(offset + 160u);
  const ExternalTextureParameters v_5 = {v, v_1, v_2, v_3, v_4, load_video_parameters_3(offset + 192u), asfloat(video_parameters[(offset + 224u) >> 4u]), video_parameters[(offset + 240u) >> 4u].xy, video_parameters[(offset + 248u) >> 4u].z, video_parameters[(offset + 252u) >> 4u].w};
  return v_5;
}

float3 external_texture_curve(float3 v, float2x4 curve) {
  const float3 v_1 = abs(v);
  return float3(sign(v)) * select((v_1 < ((float3)curve[1].x)), ((float3)curve[0].w) * v_1 + ((float3)curve[1].z), pow(((float3)curve[0].y) * v_1 + ((float3)curve[0].z), ((float3)curve[0].x)) + ((float3)curve[1].y));
}

float4 sample_external_texture(Texture2D<float4> plane0, Texture2D<float4> plane1, ExternalTextureParameters parameters, SamplerState s, float2 coords) {
  const float2 v = mul(parameters.sample_transform, float3(coords, 1.0f));
  const float4 v_1 = parameters.visible;
  const float2 v_2 = v_1.xy;
  const float2 v_3 = v_1.zw;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  plane0.GetDimensions(0u, size, size_1, size_2);
  const float2 v_4 = float2(0.5f, 0.5f) / float2(uint2(size, size_1));
  const float4 v_5 = plane0.SampleLevel(s, clamp(v, v_2 + v_4, v_3 - v_4), 0.0f);
  float4 v_6 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (parameters.plane_count == 1u) {
    v_6 = v_5;
  } else {
    uint size_3 = 0u;
    uint size_4 = 0u;
    uint size_5 = 0u;
    plane1.GetDimensions(0u, size_3, size_4, size_5);
    const float2 v_7 = float2(0.5f, 0.5f) / float2(uint2(size_3, size_4));
    v_6 = float4(mul(parameters.yuv_to_rgb, float4(v_5.x, plane1.SampleLevel(s, clamp(v, v_2 + v_7, v_3 - v_7), 0.0f).xy, 1.0f)), 1.0f);
  }
  const float4 v_8 = v_6;
  float4 v_9 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (parameters.convert_colors != 0u) {
    v_9 = float4(external_texture_curve(mul(external_texture_curve(v_8.xyz, parameters.decode), parameters.gamut), parameters.encode), v_8.w);
  } else {
    v_9 = v_8;
  }
  return v_9;
}

float4 load_external_texture(Texture2D<float4> plane0, Texture2D<float4> plane1, ExternalTextureParameters parameters, uint2 coords) {
  const uint2 v = uint2(clamp(round(mul(parameters.load_transform, float3(float2(min(coords, parameters.size - uint2(1u, 1u))), 1.0f))), float2(0.0f, 0.0f), float2(4294967000.0f, 4294967000.0f)));
  const float4 v_1 = plane0.Load(int3(asint(v), int(0)));
  float4 v_2 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (parameters.plane_count == 1u) {
    v_2 = v_1;
  } else {
    uint size = 0u;
    uint size_1 = 0u;
    uint size_2 = 0u;
    plane0.GetDimensions(0u, size, size_1, size_2);
    const uint2 v_3 = uint2(size, size_1);
    uint size_3 = 0u;
    uint size_4 = 0u;
    uint size_5 = 0u;
    plane1.GetDimensions(0u, size_3, size_4, size_5);
    v_2 = float4(mul(parameters.yuv_to_rgb, float4(v_1.x, plane1.Load(int3(asint(v * uint2(size_3, size_4) / select((v_3 == uint2(0u, 0u)), uint2(1u, 1u), v_3)), int(0))).xy, 1.0f)), 1.0f);
  }
  const float4 v_4 = v_2;
  float4 v_5 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (parameters.convert_colors != 0u) {
    v_5 = float4(external_texture_curve(mul(external_texture_curve(v_4.xyz, parameters.decode), parameters.gamut), parameters.encode), v_4.w);
  } else {
    v_5 = v_4;
  }
  return v_5;
}

Corner cover_inner(uint index) {
  Corner corner = (Corner)0;
  corner.uv = float2(uint2(index & 1u, index >> 1u)) * 2.0f;
  corner.position = float4(corner.uv.x * 2.0f - 1.0f, 1.0f - corner.uv.y * 2.0f, 0.0f, 1.0f);
  return corner;
}

cover_outputs cover(cover_inputs inputs) {
  const Corner v = cover_inner(inputs.index + root_constants[0].x);
  const float4 position = v.position;
  const cover_outputs v_1 = {v.uv, position};
  return v_1;
}

float2 chroma(float3 colour) {
  const float y = dot(colour, float3(0.299f, 0.587f, 0.114f));
  return (colour.zx - y) * float2(0.565f, 0.713f);
}

float keyed(float3 colour) {
  const float2 v = chroma(colour);
  const float distance_1 = distance(v, chroma(asfloat(effect[0].xyz)));
  return smoothstep(asfloat(effect[0].w), asfloat(effect[0].w) + asfloat(effect[1].x), distance_1);
}

float4 key_inner(Corner in_1) {
  const float4 frame = sample_external_texture(video, video_plane1, load_video_parameters_4(0u), smooth_sampler, in_1.uv);
  const float4 behind = background.Sample(smooth_sampler, in_1.uv);
  const float alpha = keyed(frame.xyz);
  float3 colour = lerp(behind.xyz, frame.xyz, alpha);
  const float line_1 = sin((in_1.uv.y + asfloat(effect[1].z) * 0.1f) * asfloat(effect[1].y) * 6.2831855f);
  colour = colour * (0.9f + 0.1f * line_1);
  return float4(colour, 1.0f);
}

key_outputs key(key_inputs inputs) {
  const float4 v = inputs.position;
  const Corner v_1 = {float4(v.xyz, 1.0f / v.w), inputs.uv};
  const key_outputs v_2 = {key_inner(v_1)};
  return v_2;
}

float4 pixelate_inner(Corner in_1) {
  const float2 size = float2(video_parameters[15].xy);
  const float block = max(asfloat(effect[1].y), 1.0f);
  const float2 at = (floor(in_1.uv * size / block) + 0.5f) * block;
  return load_external_texture(video, video_plane1, load_video_parameters_4(0u), uint2(clamp(at, float2(0.0f, 0.0f), float2(4294967000.0f, 4294967000.0f))));
}

pixelate_outputs pixelate(pixelate_inputs inputs) {
  const float4 v = inputs.position;
  const Corner v_1 = {float4(v.xyz, 1.0f / v.w), inputs.uv};
  const pixelate_outputs v_2 = {pixelate_inner(v_1)};
  return v_2;
}
