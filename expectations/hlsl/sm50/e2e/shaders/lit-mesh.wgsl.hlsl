struct Light {
  float3 position;
  float range;
  float3 colour;
  float intensity;
};

struct VertexInput {
  float3 position;
  float3 normal;
  float2 uv;
};

struct Varyings {
  float4 clip_1;
  float3 world;
  float3 normal;
  float2 uv;
  uint instance;
};

struct vertex_main_inputs {
  float3 position : TEXCOORD0;
  float3 normal : TEXCOORD1;
  float2 uv : TEXCOORD2;
  uint index : SV_InstanceID;
};

struct vertex_main_outputs {
  float3 world : TEXCOORD0;
  float3 normal : TEXCOORD1;
  float2 uv : TEXCOORD2;
  nointerpolation uint instance : TEXCOORD3;
  float4 clip_1 : SV_Position;
};

struct fragment_main_inputs {
  float3 world : TEXCOORD0;
  float3 normal : TEXCOORD1;
  float2 uv : TEXCOORD2;
  nointerpolation uint instance : TEXCOORD3;
  float4 clip_1 : SV_Position;
  bool front : SV_IsFrontFace;
};

struct fragment_main_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_camera : register(b0) {
  uint4 camera[9];
};

cbuffer cbuffer_scene : register(b1) {
  uint4 scene[17];
};

ByteAddressBuffer instances : register(t0);
static bool is_discarded = false;

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Light load_scene(uint offset) {
  const Light v = {asfloat(scene[offset >> 4u].xyz), asfloat(scene[(offset + 12u) >> 4u].w), asfloat(scene[(offset + 16u) >> 4u].xyz), asfloat(scene[(offset + 28u) >> 4u].w)};
  return v;
}

float3x3 load_instances(uint offset) {
  return float3x3(asfloat(instances.Load3(offset)), asfloat(instances.Load3(offset + 16u)), asfloat(instances.Load3(offset + 32u)));
}

float4x4 load_instances_1(uint offset) {
  return float4x4(asfloat(instances.Load4(offset)), asfloat(instances.Load4(offset + 16u)), asfloat(instances.Load4(offset + 32u)), asfloat(instances.Load4(offset + 48u)));
}

Varyings vertex_main_inner(VertexInput in_1, uint index) {
  const uint v = min(index, colorfast_size(instances) / 128u - 1u) * 128u;
  const float4 world = mul(float4(in_1.position, 1.0f), load_instances_1(v));
  Varyings out_1 = (Varyings)0;
  out_1.clip_1 = mul(world, mul(float4x4(asfloat(camera[0]), asfloat(camera[1]), asfloat(camera[2]), asfloat(camera[3])), float4x4(asfloat(camera[4]), asfloat(camera[5]), asfloat(camera[6]), asfloat(camera[7]))));
  out_1.world = world.xyz;
  out_1.normal = mul(in_1.normal, load_instances(v + 64u));
  out_1.uv = in_1.uv;
  out_1.instance = index;
  return out_1;
}

vertex_main_outputs vertex_main(vertex_main_inputs inputs) {
  const VertexInput v = {inputs.position, inputs.normal, inputs.uv};
  const Varyings v_1 = vertex_main_inner(v, inputs.index + root_constants[0].y);
  const vertex_main_outputs v_2 = {v_1.world, v_1.normal, v_1.uv, v_1.instance, v_1.clip_1};
  return v_2;
}

float checker(float2 uv, float cells) {
  const int2 cell = int2(clamp(floor(uv * cells), float2(-2147483600.0f, -2147483600.0f), float2(2147483500.0f, 2147483500.0f)));
  return (((asint(asuint(cell.x) + asuint(cell.y)) & int(1)) == int(0)) ? 1.0f : 0.75f);
}

float distribution(float n_dot_h, float roughness) {
  const float a = roughness * roughness;
  const float d = n_dot_h * n_dot_h * (a * a - 1.0f) + 1.0f;
  return a * a / (3.1415927f * d * d);
}

float3 shade(Light light, float3 world, float3 normal, float3 view, float3 albedo) {
  const float3 offset = light.position - world;
  const float distance_1 = length(offset);
  if (distance_1 > light.range) {
    return float3(0.0f, 0.0f, 0.0f);
  }
  const float3 direction = offset / distance_1;
  const float diffuse = max(dot(normal, direction), 0.0f);
  const float3 halfway = normalize(direction + view);
  const float specular = distribution(max(dot(normal, halfway), 0.0f), 0.4f);
  const float fade = saturate(1.0f - pow(distance_1 / light.range, 4.0f));
  return (albedo / 3.1415927f + specular) * light.colour * (light.intensity * diffuse * fade / (distance_1 * distance_1 + 1.0f));
}

float4 fragment_main_inner(Varyings in_1, bool front) {
  const float4 tint = asfloat(instances.Load4(min(in_1.instance, colorfast_size(instances) / 128u - 1u) * 128u + 112u));
  if (tint.w < 0.05f) {
    is_discarded = true;
  }
  float3 normal = normalize(in_1.normal);
  if (!front) {
    normal = -normal;
  }
  const float3 albedo = tint.xyz * checker(in_1.uv, 8.0f);
  const float3 view = normalize(asfloat(camera[8].xyz) - in_1.world);
  float3 colour = asfloat(scene[0].xyz) * albedo;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint i = 0u;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(i < min(scene[0].w, 8u))) {
      break;
    }
    const float3 v_2 = colour;
    const Light v_3 = load_scene(min(i, 7u) * 32u + 16u);
    colour = v_2 + shade(v_3, in_1.world, normal, view, albedo);
    i = i + 1u;
  }
  colour = colour * asfloat(camera[8].w);
  const float4 v_4 = float4(colour / (colour + 1.0f), tint.w);
  if (is_discarded) {
    discard;
  }
  return v_4;
}

fragment_main_outputs fragment_main(fragment_main_inputs inputs) {
  const float4 v = inputs.clip_1;
  const Varyings v_1 = {float4(v.xyz, 1.0f / v.w), inputs.world, inputs.normal, inputs.uv, inputs.instance};
  const fragment_main_outputs v_2 = {fragment_main_inner(v_1, inputs.front)};
  return v_2;
}
