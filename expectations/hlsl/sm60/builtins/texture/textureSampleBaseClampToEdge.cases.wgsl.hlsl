//# case textureSampleBaseClampToEdge/texture_2d<f32>,sampler,vec2<f32>/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  const float2 v = float2(0.5f, 0.5f) / float2(uint2(size, size_1));
  result.Store4(0u, asuint(t.SampleLevel(s, clamp(float2(0.75f, 0.796875f), float2(0.0f, 0.0f) + v, float2(1.0f, 1.0f) - v), 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleBaseClampToEdge/texture_2d<f32>,sampler,vec2<f32>/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  const float2 v = coords;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  const float2 v_1 = float2(0.5f, 0.5f) / float2(uint2(size, size_1));
  result.Store4(0u, asuint(t.SampleLevel(s, clamp(v, float2(0.0f, 0.0f) + v_1, float2(1.0f, 1.0f) - v_1), 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleBaseClampToEdge/texture_external,sampler,vec2<f32>/literal
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

Texture2D<float4> t : register(t1);
Texture2D<float4> t_plane1 : register(t1002);

cbuffer cbuffer_t_parameters : register(b1003) {
  uint4 t_parameters[16];
};

SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

float3x4 load_t_parameters(uint offset) {
  return float3x4(asfloat(t_parameters[offset >> 4u]), asfloat(t_parameters[(offset + 16u) >> 4u]), asfloat(t_parameters[(offset + 32u) >> 4u]));
}

float3x3 load_t_parameters_1(uint offset) {
  return float3x3(asfloat(t_parameters[offset >> 4u].xyz), asfloat(t_parameters[(offset + 16u) >> 4u].xyz), asfloat(t_parameters[(offset + 32u) >> 4u].xyz));
}

float2x4 load_t_parameters_2(uint offset) {
  return float2x4(asfloat(t_parameters[offset >> 4u]), asfloat(t_parameters[(offset + 16u) >> 4u]));
}

float2x3 load_t_parameters_3(uint offset) {
  return float2x3(asfloat(t_parameters[offset >> 4u].xyz), asfloat(t_parameters[(offset + 16u) >> 4u].xyz));
}

ExternalTextureParameters load_t_parameters_4(uint offset) {
  const float3x4 v = load_t_parameters(offset);
  const float3x3 v_1 = load_t_parameters_1(offset + 48u);
  const float2x4 v_2 = load_t_parameters_2(offset + 96u);
  const float2x4 v_3 = load_t_parameters_2(offset + 128u);
  const float2x3 v_4 = load_t_parameters_3(offset + 160u);
  const ExternalTextureParameters v_5 = {v, v_1, v_2, v_3, v_4, load_t_parameters_3(offset + 192u), asfloat(t_parameters[(offset + 224u) >> 4u]), t_parameters[(offset + 240u) >> 4u].xy, t_parameters[(offset + 248u) >> 4u].z, t_parameters[(offset + 252u) >> 4u].w};
  return v_5;
}

float3 external_texture_curve(float3 v, float2x4 curve) {
  const float3 v_1 = abs(v);
  return float3(sign(v)) * select((v_1 < ((float3)curve[1].x)), ((float3)curve[0].w) * v_1 + ((float3)curve[1].z), pow(((float3)curve[0].y) * v_1 + ((float3)curve[0].z), ((float3)curve[0].x)) + ((float3)curve[1].y));
}

float4 sample_external_texture(Texture2D<float4> plane0, Texture2D<float4> plane1, ExternalTextureParameters parameters, SamplerState s_1, float2 coords) {
  const float2 v = mul(parameters.sample_transform, float3(coords, 1.0f));
  const float4 v_1 = parameters.visible;
  const float2 v_2 = v_1.xy;
  const float2 v_3 = v_1.zw;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  plane0.GetDimensions(0u, size, size_1, size_2);
  const float2 v_4 = float2(0.5f, 0.5f) / float2(uint2(size, size_1));
  const float4 v_5 = plane0.SampleLevel(s_1, clamp(v, v_2 + v_4, v_3 - v_4), 0.0f);
  float4 v_6 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (parameters.plane_count == 1u) {
    v_6 = v_5;
  } else {
    uint size_3 = 0u;
    uint size_4 = 0u;
    uint size_5 = 0u;
    plane1.GetDimensions(0u, size_3, size_4, size_5);
    const float2 v_7 = float2(0.5f, 0.5f) / float2(uint2(size_3, size_4));
    v_6 = float4(mul(parameters.yuv_to_rgb, float4(v_5.x, plane1.SampleLevel(s_1, clamp(v, v_2 + v_7, v_3 - v_7), 0.0f).xy, 1.0f)), 1.0f);
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

void test() {
  result.Store4(0u, asuint(sample_external_texture(t, t_plane1, load_t_parameters_4(0u), s, float2(0.75f, 0.796875f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleBaseClampToEdge/texture_external,sampler,vec2<f32>/variable
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

Texture2D<float4> t : register(t1);
Texture2D<float4> t_plane1 : register(t1002);

cbuffer cbuffer_t_parameters : register(b1003) {
  uint4 t_parameters[16];
};

SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

float3x4 load_t_parameters(uint offset) {
  return float3x4(asfloat(t_parameters[offset >> 4u]), asfloat(t_parameters[(offset + 16u) >> 4u]), asfloat(t_parameters[(offset + 32u) >> 4u]));
}

float3x3 load_t_parameters_1(uint offset) {
  return float3x3(asfloat(t_parameters[offset >> 4u].xyz), asfloat(t_parameters[(offset + 16u) >> 4u].xyz), asfloat(t_parameters[(offset + 32u) >> 4u].xyz));
}

float2x4 load_t_parameters_2(uint offset) {
  return float2x4(asfloat(t_parameters[offset >> 4u]), asfloat(t_parameters[(offset + 16u) >> 4u]));
}

float2x3 load_t_parameters_3(uint offset) {
  return float2x3(asfloat(t_parameters[offset >> 4u].xyz), asfloat(t_parameters[(offset + 16u) >> 4u].xyz));
}

ExternalTextureParameters load_t_parameters_4(uint offset) {
  const float3x4 v = load_t_parameters(offset);
  const float3x3 v_1 = load_t_parameters_1(offset + 48u);
  const float2x4 v_2 = load_t_parameters_2(offset + 96u);
  const float2x4 v_3 = load_t_parameters_2(offset + 128u);
  const float2x3 v_4 = load_t_parameters_3(offset + 160u);
  const ExternalTextureParameters v_5 = {v, v_1, v_2, v_3, v_4, load_t_parameters_3(offset + 192u), asfloat(t_parameters[(offset + 224u) >> 4u]), t_parameters[(offset + 240u) >> 4u].xy, t_parameters[(offset + 248u) >> 4u].z, t_parameters[(offset + 252u) >> 4u].w};
  return v_5;
}

float3 external_texture_curve(float3 v, float2x4 curve) {
  const float3 v_1 = abs(v);
  return float3(sign(v)) * select((v_1 < ((float3)curve[1].x)), ((float3)curve[0].w) * v_1 + ((float3)curve[1].z), pow(((float3)curve[0].y) * v_1 + ((float3)curve[0].z), ((float3)curve[0].x)) + ((float3)curve[1].y));
}

float4 sample_external_texture(Texture2D<float4> plane0, Texture2D<float4> plane1, ExternalTextureParameters parameters, SamplerState s_1, float2 coords) {
  const float2 v = mul(parameters.sample_transform, float3(coords, 1.0f));
  const float4 v_1 = parameters.visible;
  const float2 v_2 = v_1.xy;
  const float2 v_3 = v_1.zw;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  plane0.GetDimensions(0u, size, size_1, size_2);
  const float2 v_4 = float2(0.5f, 0.5f) / float2(uint2(size, size_1));
  const float4 v_5 = plane0.SampleLevel(s_1, clamp(v, v_2 + v_4, v_3 - v_4), 0.0f);
  float4 v_6 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (parameters.plane_count == 1u) {
    v_6 = v_5;
  } else {
    uint size_3 = 0u;
    uint size_4 = 0u;
    uint size_5 = 0u;
    plane1.GetDimensions(0u, size_3, size_4, size_5);
    const float2 v_7 = float2(0.5f, 0.5f) / float2(uint2(size_3, size_4));
    v_6 = float4(mul(parameters.yuv_to_rgb, float4(v_5.x, plane1.SampleLevel(s_1, clamp(v, v_2 + v_7, v_3 - v_7), 0.0f).xy, 1.0f)), 1.0f);
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

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  const float2 v = coords;
  result.Store4(0u, asuint(sample_external_texture(t, t_plane1, load_t_parameters_4(0u), s, v)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
