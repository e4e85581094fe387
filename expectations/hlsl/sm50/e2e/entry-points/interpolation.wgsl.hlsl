struct Varyings {
  float4 position;
  float a;
  float2 b;
  float3 c;
  float4 d;
  float e;
  float2 f;
  float g;
  float3 h;
  uint i;
  int2 j;
};

struct vertex_main_inputs {
  uint n : SV_VertexID;
};

struct vertex_main_outputs {
  float a : TEXCOORD0;
  float2 b : TEXCOORD1;
  centroid float3 c : TEXCOORD2;
  sample float4 d : TEXCOORD3;
  noperspective float e : TEXCOORD4;
  noperspective centroid float2 f : TEXCOORD5;
  noperspective sample float g : TEXCOORD6;
  nointerpolation float3 h : TEXCOORD7;
  nointerpolation uint i : TEXCOORD8;
  nointerpolation int2 j : TEXCOORD9;
  float4 position : SV_Position;
};

struct fragment_main_inputs {
  float a : TEXCOORD0;
  float2 b : TEXCOORD1;
  centroid float3 c : TEXCOORD2;
  sample float4 d : TEXCOORD3;
  noperspective float e : TEXCOORD4;
  noperspective centroid float2 f : TEXCOORD5;
  noperspective sample float g : TEXCOORD6;
  nointerpolation float3 h : TEXCOORD7;
  nointerpolation uint i : TEXCOORD8;
  nointerpolation int2 j : TEXCOORD9;
  float4 position : SV_Position;
};

struct fragment_main_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_root_constants : register(b13) {
  uint4 root_constants[1];
};

Varyings vertex_main_inner(uint n) {
  const float x = float(n);
  const Varyings v = {((float4)x), x, ((float2)x), ((float3)x), ((float4)x), x, ((float2)x), x, ((float3)x), n, ((int2)int(n))};
  return v;
}

vertex_main_outputs vertex_main(vertex_main_inputs inputs) {
  const Varyings v = vertex_main_inner(inputs.n + root_constants[0].x);
  const vertex_main_outputs v_1 = {v.a, v.b, v.c, v.d, v.e, v.f, v.g, v.h, v.i, v.j, v.position};
  return v_1;
}

float4 fragment_main_inner(Varyings v) {
  return v.d + float4(v.a + v.e, v.b.x + v.f.y, v.c.z + v.g, v.h.x) + float(v.i) + float(v.j.y);
}

fragment_main_outputs fragment_main(fragment_main_inputs inputs) {
  const float4 v = inputs.position;
  const Varyings v_1 = {float4(v.xyz, 1.0f / v.w), inputs.a, inputs.b, inputs.c, inputs.d, inputs.e, inputs.f, inputs.g, inputs.h, inputs.i, inputs.j};
  const fragment_main_outputs v_2 = {fragment_main_inner(v_1)};
  return v_2;
}
