struct v_Wave {
  float2 direction;
  float steepness;
  float length_1;
};

struct Water {
  float4 clip_1;
  float3 world;
  float3 normal;
  float crest;
  float depth;
};

struct Moved {
  float3 offset;
  float3 tangent;
  float3 bitangent;
};

struct swell_inputs {
  float2 place : TEXCOORD0;
};

struct swell_outputs {
  float3 world : TEXCOORD0;
  float3 normal : TEXCOORD1;
  float crest : TEXCOORD2;
  float depth : TEXCOORD3;
  float4 clip_1 : SV_Position;
};

struct shade_inputs {
  float3 world : TEXCOORD0;
  float3 normal : TEXCOORD1;
  float crest : TEXCOORD2;
  float depth : TEXCOORD3;
  float4 clip_1 : SV_Position;
};

struct shade_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_ocean : register(b0) {
  uint4 ocean[14];
};

TextureCube<float4> sky : register(t1);
Texture2D<float4> ripples : register(t2);
SamplerState tiled : register(s3);
Texture2D<float4> floor_depth : register(t4);

v_Wave load_ocean(uint offset) {
  const uint4 v = ocean[offset >> 4u];
  const bool v_1 = (offset & 8u) != 0u;
  const v_Wave v_2 = {asfloat((bool2(v_1, v_1) ? v.zw : v.xy)), asfloat(ocean[(offset + 8u) >> 4u][((offset + 8u) >> 2u) & 3u]), asfloat(ocean[(offset + 12u) >> 4u][((offset + 12u) >> 2u) & 3u])};
  return v_2;
}

Moved wave_at(float2 place, v_Wave wave) {
  const float k = 6.2831855f / wave.length_1;
  const float speed = sqrt(9.8f / k);
  const float2 direction = normalize(wave.direction);
  const float phase = k * (dot(direction, place) - speed * asfloat(ocean[4].w));
  const float height = wave.steepness / k;
  const float c = cos(phase);
  const float s = sin(phase);
  Moved moved = (Moved)0;
  moved.offset = float3(direction.x * height * c, height * s, direction.y * height * c);
  const float bend = wave.steepness * s;
  moved.tangent = float3(-direction.x * direction.x * bend, direction.x * wave.steepness * c, -direction.x * direction.y * bend);
  moved.bitangent = float3(-direction.x * direction.y * bend, direction.y * wave.steepness * c, -direction.y * direction.y * bend);
  return moved;
}

Water swell_inner(float2 place) {
  float3 world = float3(place.x, 0.0f, place.y);
  float3 tangent = float3(1.0f, 0.0f, 0.0f);
  float3 bitangent = float3(0.0f, 0.0f, 1.0f);
  int i = int(0);
  while (i < int(6)) {
    const Moved moved = wave_at(place, load_ocean(min(asuint(i), 5u) * 16u + 80u));
    world = world + moved.offset;
    tangent = tangent + moved.tangent;
    bitangent = bitangent + moved.bitangent;
    i = asint(asuint(i) + 1u);
  }
  const float4 clip_1 = mul(float4(world, 1.0f), float4x4(asfloat(ocean[0]), asfloat(ocean[1]), asfloat(ocean[2]), asfloat(ocean[3])));
  const float3 normal = normalize(cross(bitangent, tangent));
  const Water v = {clip_1, world, normal, 1.0f - normal.y, clip_1.w};
  return v;
}

swell_outputs swell(swell_inputs inputs) {
  const Water v = swell_inner(inputs.place);
  const swell_outputs v_1 = {v.world, v.normal, v.crest, v.depth, v.clip_1};
  return v_1;
}

float3 fine_normal(float2 place) {
  const float3 a = ripples.Sample(tiled, place * 0.11f + asfloat(ocean[4].w) * float2(0.013f, 0.021f)).xyz;
  const float3 b = ripples.Sample(tiled, place * 0.23f - asfloat(ocean[4].w) * float2(0.017f, 0.011f)).xyz;
  return normalize((a + b - 1.0f).xzy * float3(1.0f, 2.0f, 1.0f));
}

float4 shade_inner(Water in_1) {
  const float3 fine = fine_normal(in_1.world.xz);
  const float3 normal = normalize(in_1.normal + float3(fine.x, 0.0f, fine.z) * 0.3f);
  const float3 view = normalize(asfloat(ocean[4].xyz) - in_1.world);
  const float3 mirrored = sky.Sample(tiled, reflect(-view, normal)).xyz;
  const float ground = floor_depth.Load(int3(int2(clamp(in_1.clip_1.xy, float2(-2147483600.0f, -2147483600.0f), float2(2147483500.0f, 2147483500.0f))), int(0))).x;
  const float through = exp(-max(ground - in_1.clip_1.z, 0.0f) * 400.0f);
  const float3 body = lerp(asfloat(ocean[12]).xyz, asfloat(ocean[11]).xyz, through);
  const float share = 0.02f + 0.98f * pow(1.0f - saturate(dot(normal, view)), 5.0f);
  const float glint = pow(saturate(dot(normal, normalize(view + asfloat(ocean[13]).xyz))), 256.0f) * asfloat(ocean[13].w);
  const float foam = smoothstep(0.25f, 0.6f, in_1.crest) + smoothstep(0.8f, 1.0f, through) * 0.4f;
  const float3 color = lerp(body, mirrored, share) + glint + foam * 0.7f;
  const float haze = 1.0f - exp(-in_1.depth * 0.002f);
  return float4(lerp(color, float3(0.6f, 0.7f, 0.8f), haze), 1.0f);
}

shade_outputs shade(shade_inputs inputs) {
  const float4 v = inputs.clip_1;
  const Water v_1 = {float4(v.xyz, 1.0f / v.w), inputs.world, inputs.normal, inputs.crest, inputs.depth};
  const shade_outputs v_2 = {shade_inner(v_1)};
  return v_2;
}
