struct v_Wave {
  float2 direction;
  float steepness;
  float length_1;
};

struct Surface {
  float4 position;
  float3 world;
  float3 normal;
  float4 clip_1;
};

struct Displaced {
  float3 offset;
  float3 tangent;
  float3 binormal;
};

struct swell_inputs {
  float2 grid : TEXCOORD0;
};

struct swell_outputs {
  float3 world : TEXCOORD0;
  float3 normal : TEXCOORD1;
  float4 clip_1 : TEXCOORD2;
  float4 position : SV_Position;
};

struct shade_inputs {
  float3 world : TEXCOORD0;
  float3 normal : TEXCOORD1;
  float4 clip_1 : TEXCOORD2;
  float4 position : SV_Position;
};

struct shade_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_sea : register(b0) {
  uint4 sea[12];
};

Texture2D<float4> refracted : register(t1);
Texture2D<float4> depth_map : register(t2);
TextureCube<float4> sky : register(t3);
SamplerState smooth_sampler : register(s4);

v_Wave load_sea(uint offset) {
  const uint4 v = sea[offset >> 4u];
  const bool v_1 = (offset & 8u) != 0u;
  const v_Wave v_2 = {asfloat(select(bool2(v_1, v_1), v.zw, v.xy)), asfloat(sea[(offset + 8u) >> 4u][((offset + 8u) >> 2u) & 3u]), asfloat(sea[(offset + 12u) >> 4u][((offset + 12u) >> 2u) & 3u])};
  return v_2;
}

Displaced gerstner(v_Wave wave, float2 at) {
  const float k = 6.2831855f / wave.length_1;
  const float speed = sqrt(9.81f / k);
  const float2 d = normalize(wave.direction);
  const float phase = k * (dot(d, at) - speed * asfloat(sea[4].w));
  const float amplitude = wave.steepness / k;
  const float s = sin(phase);
  const float c = cos(phase);
  Displaced out_1 = (Displaced)0;
  out_1.offset = float3(d.x * amplitude * c, amplitude * s, d.y * amplitude * c);
  out_1.tangent = float3(-d.x * d.x * wave.steepness * s, d.x * wave.steepness * c, -d.x * d.y * wave.steepness * s);
  out_1.binormal = float3(-d.x * d.y * wave.steepness * s, d.y * wave.steepness * c, -d.y * d.y * wave.steepness * s);
  return out_1;
}

Surface swell_inner(float2 grid) {
  float3 world = float3(grid.x, 0.0f, grid.y);
  float3 tangent = float3(1.0f, 0.0f, 0.0f);
  float3 binormal = float3(0.0f, 0.0f, 1.0f);
  int i = int(0);
  while (i < int(6)) {
    const Displaced moved = gerstner(load_sea(min(asuint(i), 5u) * 16u + 80u), grid);
    world = world + moved.offset;
    tangent = tangent + moved.tangent;
    binormal = binormal + moved.binormal;
    i = asint(asuint(i) + 1u);
  }
  const float4 clip_1 = mul(float4(world, 1.0f), float4x4(asfloat(sea[0]), asfloat(sea[1]), asfloat(sea[2]), asfloat(sea[3])));
  const Surface v = {clip_1, world, cross(binormal, tangent), clip_1};
  return v;
}

swell_outputs swell(swell_inputs inputs) {
  const Surface v = swell_inner(inputs.grid);
  const swell_outputs v_1 = {v.world, v.normal, v.clip_1, v.position};
  return v_1;
}

float4 shade_inner(Surface in_1) {
  const float3 normal = normalize(in_1.normal);
  const float3 view = normalize(asfloat(sea[4].xyz) - in_1.world);
  const float2 screen = in_1.clip_1.xy / in_1.clip_1.w * float2(0.5f, -0.5f) + 0.5f;
  const float2 bent = screen + normal.xz * 0.02f;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  depth_map.GetDimensions(0u, size, size_1, size_2);
  const float2 size_3 = float2(uint2(size, size_1));
  const float bottom = depth_map.Load(int3(int2(clamp(bent * size_3, float2(-2147483600.0f, -2147483600.0f), float2(2147483500.0f, 2147483500.0f))), int(0))).x;
  const float thickness = max(bottom - in_1.position.z, 0.0f);
  const float3 below = lerp(asfloat(sea[11].xyz), refracted.Sample(smooth_sampler, bent).xyz, exp(-thickness * asfloat(sea[11].w)));
  const float3 above = sky.Sample(smooth_sampler, reflect(-view, normal)).xyz;
  const float fresnel = 0.02f + 0.98f * pow(1.0f - saturate(dot(view, normal)), 5.0f);
  const float foam = smoothstep(0.6f, 1.0f, 1.0f - normal.y) * 0.5f;
  return float4(lerp(below, above, fresnel) + foam, 1.0f);
}

shade_outputs shade(shade_inputs inputs) {
  const float4 v = inputs.position;
  const Surface v_1 = {float4(v.xyz, 1.0f / v.w), inputs.world, inputs.normal, inputs.clip_1};
  const shade_outputs v_2 = {shade_inner(v_1)};
  return v_2;
}
