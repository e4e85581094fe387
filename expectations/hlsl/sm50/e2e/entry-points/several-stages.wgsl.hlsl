struct Varyings {
  float4 position;
  float3 colour;
};

struct vertex_main_inputs {
  float3 place : TEXCOORD0;
  float3 colour : TEXCOORD1;
};

struct vertex_main_outputs {
  float3 colour : TEXCOORD0;
  float4 position : SV_Position;
};

struct fragment_main_inputs {
  float3 colour : TEXCOORD0;
  float4 position : SV_Position;
};

struct fragment_main_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_offset : register(b0) {
  uint4 offset[1];
};

RWByteAddressBuffer log_1 : register(u1);

float4 moved(float4 p) {
  return p + asfloat(offset[0]);
}

Varyings vertex_main_inner(float3 place, float3 colour) {
  const Varyings v = {moved(float4(place, 1.0f)), colour};
  return v;
}

vertex_main_outputs vertex_main(vertex_main_inputs inputs) {
  const Varyings v = vertex_main_inner(inputs.place, inputs.colour);
  const vertex_main_outputs v_1 = {v.colour, v.position};
  return v_1;
}

float4 fragment_main_inner(Varyings v) {
  return moved(float4(v.colour, 1.0f));
}

fragment_main_outputs fragment_main(fragment_main_inputs inputs) {
  const float4 v = inputs.position;
  const Varyings v_1 = {float4(v.xyz, 1.0f / v.w), inputs.colour};
  const fragment_main_outputs v_2 = {fragment_main_inner(v_1)};
  return v_2;
}

[numthreads(1, 1, 1)]
void first() {
  log_1.Store4(0u, asuint(moved(asfloat(log_1.Load4(16u)))));
}

[numthreads(2, 2, 1)]
void second(uint i : SV_GroupIndex) {
  const uint v = i % 2u;
  log_1.Store4(min(v, 1u) * 16u, asuint(asfloat(log_1.Load4(min(v, 1u) * 16u)) + asfloat(offset[0])));
}
