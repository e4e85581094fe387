struct Varying {
  float4 at;
  float plain;
  float2 a;
  float3 b;
  float4 c;
  float d;
  float2 e;
  float3 f;
  float4 g;
  float2 h;
  int3 i;
  uint4 j;
};

struct draw_inputs {
  uint index : SV_VertexID;
};

struct draw_outputs {
  float plain : TEXCOORD0;
  float2 a : TEXCOORD1;
  float3 b : TEXCOORD2;
  centroid float4 c : TEXCOORD3;
  sample float d : TEXCOORD4;
  noperspective float2 e : TEXCOORD5;
  noperspective float3 f : TEXCOORD6;
  noperspective centroid float4 g : TEXCOORD7;
  nointerpolation float2 h : TEXCOORD8;
  nointerpolation int3 i : TEXCOORD9;
  nointerpolation uint4 j : TEXCOORD10;
  float4 at : SV_Position;
};

struct shade_inputs {
  float plain : TEXCOORD0;
  float2 a : TEXCOORD1;
  float3 b : TEXCOORD2;
  centroid float4 c : TEXCOORD3;
  sample float d : TEXCOORD4;
  noperspective float2 e : TEXCOORD5;
  noperspective float3 f : TEXCOORD6;
  noperspective centroid float4 g : TEXCOORD7;
  nointerpolation float2 h : TEXCOORD8;
  nointerpolation int3 i : TEXCOORD9;
  nointerpolation uint4 j : TEXCOORD10;
  float4 at : SV_Position;
};

struct shade_outputs {
  float4 value : SV_Target0;
};

struct linear_by_sample_inputs {
  noperspective sample float4 it : TEXCOORD0;
};

struct linear_by_sample_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

Varying draw_inner(uint index) {
  const Varying v = {((float4)float(index)), 1.0f, float2(1.0f, 1.0f), float3(2.0f, 2.0f, 2.0f), float4(3.0f, 3.0f, 3.0f, 3.0f), 4.0f, float2(5.0f, 5.0f), float3(6.0f, 6.0f, 6.0f), float4(7.0f, 7.0f, 7.0f, 7.0f), float2(8.0f, 8.0f), int3(9, 9, 9), uint4(10u, 10u, 10u, 10u)};
  return v;
}

draw_outputs draw(draw_inputs inputs) {
  const Varying v = draw_inner(inputs.index + root_constants[0].x);
  const draw_outputs v_1 = {v.plain, v.a, v.b, v.c, v.d, v.e, v.f, v.g, v.h, v.i, v.j, v.at};
  return v_1;
}

float4 shade_inner(Varying in_1) {
  return in_1.at + in_1.c + in_1.g + float4(in_1.j) + float4(in_1.b, in_1.plain) + float4(in_1.f, in_1.d) + float4(in_1.a, in_1.e) + float4(float3(in_1.i), in_1.h.x);
}

shade_outputs shade(shade_inputs inputs) {
  const float4 v = inputs.at;
  const Varying v_1 = {float4(v.xyz, 1.0f / v.w), inputs.plain, inputs.a, inputs.b, inputs.c, inputs.d, inputs.e, inputs.f, inputs.g, inputs.h, inputs.i, inputs.j};
  const shade_outputs v_2 = {shade_inner(v_1)};
  return v_2;
}

float4 linear_by_sample_inner(float4 it) {
  return it;
}

linear_by_sample_outputs linear_by_sample(linear_by_sample_inputs inputs) {
  const linear_by_sample_outputs v = {linear_by_sample_inner(inputs.it)};
  return v;
}
