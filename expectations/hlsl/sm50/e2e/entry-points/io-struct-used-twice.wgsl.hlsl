struct Varyings {
  float4 clip_1;
  float3 world;
};

struct vertex_main_inputs {
  float3 world : TEXCOORD0;
};

struct vertex_main_outputs {
  float3 world : TEXCOORD0;
  float4 clip_1 : SV_Position;
};

struct fragment_main_inputs {
  float3 world : TEXCOORD0;
  float4 clip_1 : SV_Position;
};

struct fragment_main_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_camera : register(b0) {
  uint4 camera[4];
};

Varyings project(float3 world) {
  Varyings v = (Varyings)0;
  v.world = world;
  v.clip_1 = mul(float4(world, 1.0f), float4x4(asfloat(camera[0]), asfloat(camera[1]), asfloat(camera[2]), asfloat(camera[3])));
  return v;
}

float4 shade(Varyings v) {
  return float4(v.world, v.clip_1.z);
}

Varyings vertex_main_inner(float3 world) {
  return project(world);
}

vertex_main_outputs vertex_main(vertex_main_inputs inputs) {
  const Varyings v = vertex_main_inner(inputs.world);
  const vertex_main_outputs v_1 = {v.world, v.clip_1};
  return v_1;
}

float4 fragment_main_inner(Varyings v) {
  return shade(v);
}

fragment_main_outputs fragment_main(fragment_main_inputs inputs) {
  const float4 v = inputs.clip_1;
  const Varyings v_1 = {float4(v.xyz, 1.0f / v.w), inputs.world};
  const fragment_main_outputs v_2 = {fragment_main_inner(v_1)};
  return v_2;
}
