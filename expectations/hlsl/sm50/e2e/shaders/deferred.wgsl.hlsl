struct Light {
  float3 position;
  float radius;
  float3 color;
};

struct Corner {
  float4 clip_1;
  float3 normal;
  float2 uv;
};

struct Targets {
  float4 albedo;
  uint normal;
};

struct place_inputs {
  float3 position : TEXCOORD0;
  float3 normal : TEXCOORD1;
  float2 uv : TEXCOORD2;
};

struct place_outputs {
  float3 normal : TEXCOORD0;
  float2 uv : TEXCOORD1;
  float4 clip_1 : SV_Position;
};

struct fill_targets_inputs {
  float3 normal : TEXCOORD0;
  float2 uv : TEXCOORD1;
  float4 clip_1 : SV_Position;
};

struct fill_targets_outputs {
  float4 albedo : SV_Target0;
  uint normal : SV_Target1;
};

cbuffer cbuffer_scene : register(b0) {
  uint4 scene[10];
};

Texture2D<float4> diffuse : register(t0);
SamplerState diffuse_sampler : register(s1);
Texture2D<float4> albedo_target : register(t1);
Texture2D<uint4> normal_target : register(t2);
Texture2D<float4> depth_target : register(t3);
ByteAddressBuffer lights : register(t4);
RWTexture2D<float4> lit_1 : register(u4);
groupshared uint list[64];
groupshared uint used;
groupshared uint nearest;
groupshared uint farthest;
static bool is_discarded = false;

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Light load_lights(uint offset) {
  const Light v = {asfloat(lights.Load3(offset)), asfloat(lights.Load(offset + 12u)), asfloat(lights.Load3(offset + 16u))};
  return v;
}

Corner place_inner(float3 position, float3 normal, float2 uv) {
  const Corner v = {mul(float4(position, 1.0f), float4x4(asfloat(scene[0]), asfloat(scene[1]), asfloat(scene[2]), asfloat(scene[3]))), normal, uv};
  return v;
}

place_outputs place(place_inputs inputs) {
  const Corner v = place_inner(inputs.position, inputs.normal, inputs.uv);
  const place_outputs v_1 = {v.normal, v.uv, v.clip_1};
  return v_1;
}

float2 fold(float3 direction) {
  const float2 flat_part = direction.xy / (abs(direction.x) + abs(direction.y) + abs(direction.z));
  const float2 folded = (1.0f - abs(flat_part.yx)) * ((flat_part >= float2(0.0f, 0.0f)) ? float2(1.0f, 1.0f) : float2(-1.0f, -1.0f));
  return (((bool2)(direction.z >= 0.0f)) ? flat_part : folded);
}

float3 unfold(float2 folded) {
  const float z = 1.0f - abs(folded.x) - abs(folded.y);
  const float t = max(-z, 0.0f);
  return normalize(float3(folded - ((folded >= float2(0.0f, 0.0f)) ? ((float2)t) : ((float2)-t)), z));
}

Targets fill_targets_inner(Corner in_1) {
  const float4 color = diffuse.Sample(diffuse_sampler, in_1.uv);
  if (color.w < 0.25f) {
    is_discarded = true;
  }
  const uint2 v = asuint(int2(floor(clamp(fold(normalize(in_1.normal)), float2(-1.0f, -1.0f), float2(1.0f, 1.0f)) * float2(32767.0f, 32767.0f) + float2(0.5f, 0.5f)))) & uint2(65535u, 65535u);
  const Targets v_1 = {float4(color.xyz, 1.0f), v.x | (v.y << 16u)};
  if (is_discarded) {
    discard;
  }
  return v_1;
}

fill_targets_outputs fill_targets(fill_targets_inputs inputs) {
  const float4 v = inputs.clip_1;
  const Corner v_1 = {float4(v.xyz, 1.0f / v.w), inputs.normal, inputs.uv};
  const Targets v_2 = fill_targets_inner(v_1);
  const fill_targets_outputs v_3 = {v_2.albedo, v_2.normal};
  return v_3;
}

float3 world_at(float2 pixel, float depth) {
  const float2 uv = pixel / asfloat(scene[9].xy) * float2(2.0f, -2.0f) + float2(-1.0f, 1.0f);
  const float4 place_1 = mul(float4(uv, depth, 1.0f), float4x4(asfloat(scene[4]), asfloat(scene[5]), asfloat(scene[6]), asfloat(scene[7])));
  return place_1.xyz / place_1.w;
}

[numthreads(16, 16, 1)]
void light(uint3 id : SV_DispatchThreadID, uint lane : SV_GroupIndex, uint3 tile : SV_GroupID) {
  if (lane < 1u) {
    uint original = 0u;
    InterlockedExchange(used, 0u, original);
    uint original_1 = 0u;
    InterlockedExchange(nearest, 0u, original_1);
    uint original_2 = 0u;
    InterlockedExchange(farthest, 0u, original_2);
  }
  if (lane < 64u) {
    list[lane] = 0u;
  }
  GroupMemoryBarrierWithGroupSync();
  if (lane == 0u) {
    uint original_3 = 0u;
    InterlockedExchange(nearest, 4294967295u, original_3);
  }
  GroupMemoryBarrierWithGroupSync();
  const uint2 pixel = min(id.xy, uint2(clamp(asfloat(scene[9].xy), float2(0.0f, 0.0f), float2(4294967000.0f, 4294967000.0f))) - 1u);
  const float depth = depth_target.Load(int3(asint(pixel), int(0))).x;
  const uint bits = asuint(depth);
  uint original_4 = 0u;
  InterlockedMin(nearest, bits, original_4);
  uint original_5 = 0u;
  InterlockedMax(farthest, bits, original_5);
  GroupMemoryBarrierWithGroupSync();
  const float2 corner = (float2(tile.xy) + 0.5f) * 16.0f;
  uint original_6 = 0u;
  InterlockedOr(nearest, 0u, original_6);
  const float3 near = world_at(corner, asfloat(original_6));
  uint original_7 = 0u;
  InterlockedOr(farthest, 0u, original_7);
  const float3 far = world_at(corner, asfloat(original_7));
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint i = lane;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(i < scene[8].w)) {
      break;
    }
    const float3 to = asfloat(lights.Load3(min(i, colorfast_size(lights) / 32u - 1u) * 32u)) - near;
    const float along = saturate(dot(to, far - near) / max(dot(far - near, far - near), 1e-6f));
    if (distance(asfloat(lights.Load3(min(i, colorfast_size(lights) / 32u - 1u) * 32u)), lerp(near, far, along)) < asfloat(lights.Load(min(i, colorfast_size(lights) / 32u - 1u) * 32u + 12u)) + 4.0f) {
      uint original_8 = 0u;
      InterlockedAdd(used, 1u, original_8);
      const uint slot = original_8;
      if (slot < 64u) {
        list[min(slot, 63u)] = i;
      }
    }
    i = i + 256u;
  }
  GroupMemoryBarrierWithGroupSync();
  const uint v_2 = normal_target.Load(int3(asint(pixel), int(0))).x;
  const float3 normal = unfold(max(float2(int2(asint(v_2 << 16u) >> 16u, asint(v_2) >> 16u)) / float2(32767.0f, 32767.0f), float2(-1.0f, -1.0f)));
  const float3 albedo = albedo_target.Load(int3(asint(pixel), int(0))).xyz;
  const float3 world = world_at(float2(pixel) + 0.5f, depth);
  float3 sum = albedo * 0.03f;
  uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
  uint i_1 = 0u;
  while (true) {
    const uint2 v_3 = rounds_left_1;
    if (all((v_3 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_4 = v_3.x;
    rounds_left_1 = uint2(v_4 - 1u, v_3.y - ((v_4 == 0u) ? 1u : 0u));
    const uint v_5 = i_1;
    uint original_9 = 0u;
    InterlockedOr(used, 0u, original_9);
    if (!(v_5 < min(original_9, 64u))) {
      break;
    }
    const Light one = load_lights(min(list[min(i_1, 63u)], colorfast_size(lights) / 32u - 1u) * 32u);
    const float3 to_1 = one.position - world;
    const float fade = saturate(1.0f - length(to_1) / one.radius);
    sum = sum + albedo * one.color * saturate(dot(normal, normalize(to_1))) * fade * fade;
    i_1 = i_1 + 1u;
  }
  if (all((id.xy < uint2(clamp(asfloat(scene[9].xy), float2(0.0f, 0.0f), float2(4294967000.0f, 4294967000.0f)))))) {
    const uint2 v_6 = id.xy;
    const float4 v_7 = float4(sum, 1.0f);
    if (!is_discarded) {
      lit_1[asint(v_6)] = v_7;
    }
  }
}
