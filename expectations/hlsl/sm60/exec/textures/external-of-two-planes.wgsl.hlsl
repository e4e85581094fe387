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

Texture2D<float4> camera : register(t0);
Texture2D<float4> camera_plane1 : register(t1000);

cbuffer cbuffer_camera_parameters : register(b1001) {
  uint4 camera_parameters[16];
};

SamplerState plain : register(s1);
RWByteAddressBuffer out_1 : register(u2);

float3x4 load_camera_parameters(uint offset) {
  return float3x4(asfloat(camera_parameters[offset >> 4u]), asfloat(camera_parameters[(offset + 16u) >> 4u]), asfloat(camera_parameters[(offset + 32u) >> 4u]));
}

float3x3 load_camera_parameters_1(uint offset) {
  return float3x3(asfloat(camera_parameters[offset >> 4u].xyz), asfloat(camera_parameters[(offset + 16u) >> 4u].xyz), asfloat(camera_parameters[(offset + 32u) >> 4u].xyz));
}

float2x4 load_camera_parameters_2(uint offset) {
  return float2x4(asfloat(camera_parameters[offset >> 4u]), asfloat(camera_parameters[(offset + 16u) >> 4u]));
}

float2x3 load_camera_parameters_3(uint offset) {
  return float2x3(asfloat(camera_parameters[offset >> 4u].xyz), asfloat(camera_parameters[(offset + 16u) >> 4u].xyz));
}

ExternalTextureParameters load_camera_parameters_4(uint offset) {
  const float3x4 v = load_camera_parameters(offset);
  const float3x3 v_1 = load_camera_parameters_1(offset + 48u);
  const float2x4 v_2 = load_camera_parameters_2(offset + 96u);
  const float2x4 v_3 = load_camera_parameters_2(offset + 128u);
  const float2x3 v_4 = load_camera_parameters_3(offset + 160u);
  const ExternalTextureParameters v_5 = {v, v_1, v_2, v_3, v_4, load_camera_parameters_3(offset + 192u), asfloat(camera_parameters[(offset + 224u) >> 4u]), camera_parameters[(offset + 240u) >> 4u].xy, camera_parameters[(offset + 248u) >> 4u].z, camera_parameters[(offset + 252u) >> 4u].w};
  return v_5;
}

float3 external_texture_curve(float3 v, float2x4 curve) {
  const float3 v_1 = abs(v);
  return float3(sign(v)) * select((v_1 < ((float3)curve[1].x)), ((float3)curve[0].w) * v_1 + ((float3)curve[1].z), pow(((float3)curve[0].y) * v_1 + ((float3)curve[0].z), ((float3)curve[0].x)) + ((float3)curve[1].y));
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

[numthreads(1, 1, 1)]
void main() {
  out_1.Store4(0u, asuint(load_external_texture(camera, camera_plane1, load_camera_parameters_4(0u), uint2(0u, 0u))));
  out_1.Store4(16u, asuint(load_external_texture(camera, camera_plane1, load_camera_parameters_4(0u), uint2(1u, 0u))));
  out_1.Store4(32u, asuint(load_external_texture(camera, camera_plane1, load_camera_parameters_4(0u), uint2(2u, 1u))));
  out_1.Store4(48u, asuint(load_external_texture(camera, camera_plane1, load_camera_parameters_4(0u), uint2(3u, 1u))));
  out_1.Store4(64u, asuint(sample_external_texture(camera, camera_plane1, load_camera_parameters_4(0u), plain, float2(0.1f, 0.9f))));
  out_1.Store4(80u, asuint(float4(float2(camera_parameters[15].xy), 0.0f, 0.0f)));
}
