struct Light {
  float3 position;
  float range;
  float3 color;
  float intensity;
};

struct Input {
  float3 position;
  float3 normal;
  float4 tangent;
  float2 uv;
};

struct Surface {
  float4 clip_1;
  float3 world;
  float3 normal;
  float4 tangent;
  float2 uv;
};

struct Material {
  float3 base;
  float metal;
  float roughness;
  float3 at_normal;
};

struct transform_inputs {
  float3 position : TEXCOORD0;
  float3 normal : TEXCOORD1;
  float4 tangent : TEXCOORD2;
  float2 uv : TEXCOORD3;
};

struct transform_outputs {
  float3 world : TEXCOORD0;
  float3 normal : TEXCOORD1;
  float4 tangent : TEXCOORD2;
  float2 uv : TEXCOORD3;
  float4 clip_1 : SV_Position;
};

struct shade_inputs {
  float3 world : TEXCOORD0;
  float3 normal : TEXCOORD1;
  float4 tangent : TEXCOORD2;
  float2 uv : TEXCOORD3;
  float4 clip_1 : SV_Position;
  bool is_front : SV_IsFrontFace;
};

struct shade_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_camera : register(b0) {
  uint4 camera[5];
};

ByteAddressBuffer lights : register(t1);
TextureCube<float4> surroundings : register(t2);
Texture2D<float4> lookup : register(t3);
SamplerState smooth_sampler : register(s4);

cbuffer cbuffer_model : register(b1) {
  uint4 model[7];
};

Texture2D<float4> base_map : register(t5);
Texture2D<float4> normal_map : register(t6);
Texture2D<float4> metal_map : register(t7);
Texture2D<float4> emission_map : register(t8);
static bool is_discarded = false;

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Light load_lights(uint offset) {
  const Light v = {asfloat(lights.Load3(offset)), asfloat(lights.Load(offset + 12u)), asfloat(lights.Load3(offset + 16u)), asfloat(lights.Load(offset + 28u))};
  return v;
}

Surface transform_inner(Input in_1) {
  const float4 world = mul(float4(in_1.position, 1.0f), float4x4(asfloat(model[0]), asfloat(model[1]), asfloat(model[2]), asfloat(model[3])));
  const float3 normal = normalize(mul(in_1.normal, float3x3(asfloat(model[4].xyz), asfloat(model[5].xyz), asfloat(model[6].xyz))));
  const float3 tangent = normalize(mul(float4(in_1.tangent.xyz, 0.0f), float4x4(asfloat(model[0]), asfloat(model[1]), asfloat(model[2]), asfloat(model[3]))).xyz);
  const Surface v = {mul(world, float4x4(asfloat(camera[0]), asfloat(camera[1]), asfloat(camera[2]), asfloat(camera[3]))), world.xyz, normal, float4(tangent, in_1.tangent.w), in_1.uv};
  return v;
}

transform_outputs transform(transform_inputs inputs) {
  const Input v = {inputs.position, inputs.normal, inputs.tangent, inputs.uv};
  const Surface v_1 = transform_inner(v);
  const transform_outputs v_2 = {v_1.world, v_1.normal, v_1.tangent, v_1.uv, v_1.clip_1};
  return v_2;
}

float distribution(float n_dot_h, float roughness) {
  const float a = roughness * roughness;
  const float d = n_dot_h * n_dot_h * (a * a - 1.0f) + 1.0f;
  return a * a / (3.1415927f * d * d);
}

float shadowing(float n_dot_v, float n_dot_l, float roughness) {
  const float k = (roughness + 1.0f) * (roughness + 1.0f) / 8.0f;
  return n_dot_v / (n_dot_v * (1.0f - k) + k) * (n_dot_l / (n_dot_l * (1.0f - k) + k));
}

float3 fresnel(float cosine, float3 at_normal) {
  return at_normal + (1.0f - at_normal) * pow(saturate(1.0f - cosine), 5.0f);
}

float3 lit_1(Material material, float3 normal, float3 view, float3 world, Light light) {
  const float3 to = light.position - world;
  const float distance_1 = length(to);
  const float3 direction = to / distance_1;
  const float3 half_way = normalize(direction + view);
  const float n_dot_l = saturate(dot(normal, direction));
  const float n_dot_v = max(dot(normal, view), 0.0001f);
  const float3 f = fresnel(saturate(dot(half_way, view)), material.at_normal);
  const float d = distribution(saturate(dot(normal, half_way)), material.roughness);
  const float g = shadowing(n_dot_v, n_dot_l, material.roughness);
  const float3 specular = f * (d * g / max(4.0f * n_dot_v * n_dot_l, 0.0001f));
  const float3 diffuse = (1.0f - f) * (1.0f - material.metal) * material.base / 3.1415927f;
  const float fade = pow(saturate(1.0f - pow(distance_1 / light.range, 4.0f)), 2.0f) / (distance_1 * distance_1 + 1.0f);
  return (diffuse + specular) * light.color * light.intensity * fade * n_dot_l;
}

float4 shade_inner(Surface in_1, bool is_front) {
  const float4 base = base_map.Sample(smooth_sampler, in_1.uv);
  const float3 packed_normal = normal_map.Sample(smooth_sampler, in_1.uv).xyz * 2.0f - 1.0f;
  const float4 metal_rough = metal_map.Sample(smooth_sampler, in_1.uv);
  const float3 emission = emission_map.Sample(smooth_sampler, in_1.uv).xyz;
  if (false && (base.w < 0.5f)) {
    is_discarded = true;
  }
  const float side = (is_front ? 1.0f : -1.0f);
  const float3 up = normalize(in_1.normal) * side;
  const float3 right = normalize(in_1.tangent.xyz);
  const float3x3 frame = float3x3(right, cross(up, right) * in_1.tangent.w, up);
  const float3 normal = normalize(mul(packed_normal, frame));
  const float3 view = normalize(asfloat(camera[4].xyz) - in_1.world);
  Material material = (Material)0;
  material.base = base.xyz;
  material.metal = metal_rough.z;
  material.roughness = clamp(metal_rough.y, 0.045f, 1.0f);
  material.at_normal = lerp(float3(0.04f, 0.04f, 0.04f), base.xyz, material.metal);
  float3 color = emission;
  uint i = 0u;
  while (i < colorfast_size(lights) / 32u) {
    const float3 v = color;
    const Material v_1 = material;
    color = v + lit_1(v_1, normal, view, in_1.world, load_lights(min(i, colorfast_size(lights) / 32u - 1u) * 32u));
    i = i + 1u;
  }
  const float n_dot_v = saturate(dot(normal, view));
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  surroundings.GetDimensions(0u, size, size_1, size_2);
  const float levels = float(size_2);
  const float4 ahead = surroundings.SampleLevel(smooth_sampler, reflect(-view, normal), material.roughness * levels);
  const float4 around = surroundings.SampleLevel(smooth_sampler, normal, levels - 1.0f);
  const float2 factors = lookup.SampleLevel(smooth_sampler, float2(n_dot_v, material.roughness), 0.0f).xy;
  color = color + ahead.xyz * (material.at_normal * factors.x + factors.y);
  color = color + around.xyz * material.base * (1.0f - material.metal);
  const float4 v_2 = float4(color, base.w);
  if (is_discarded) {
    discard;
  }
  return v_2;
}

shade_outputs shade(shade_inputs inputs) {
  const float4 v = inputs.clip_1;
  const Surface v_1 = {float4(v.xyz, 1.0f / v.w), inputs.world, inputs.normal, inputs.tangent, inputs.uv};
  const shade_outputs v_2 = {shade_inner(v_1, inputs.is_front)};
  return v_2;
}
