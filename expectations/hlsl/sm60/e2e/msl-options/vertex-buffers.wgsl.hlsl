struct Vertex {
  float3 place;
  float4 colour;
  float2 uv;
};

struct Between {
  float4 place;
  float4 colour;
};

struct corner_inputs {
  float3 place : TEXCOORD0;
  float4 colour : TEXCOORD1;
  int3 shift : TEXCOORD2;
  float2 uv : TEXCOORD3;
};

struct corner_outputs {
  float4 colour : TEXCOORD0;
  float4 place : SV_Position;
};

struct shade_inputs {
  float4 colour : TEXCOORD0;
  float4 place : SV_Position;
};

struct shade_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_view : register(b0) {
  uint4 view[4];
};

Between corner_inner(Vertex vertex, int3 shift) {
  const float4 place = mul(float4(vertex.place + float3(shift), 1.0f), float4x4(asfloat(view[0]), asfloat(view[1]), asfloat(view[2]), asfloat(view[3])));
  const Between v = {place, vertex.colour * vertex.uv.x};
  return v;
}

corner_outputs corner(corner_inputs inputs) {
  const Vertex v = {inputs.place, inputs.colour, inputs.uv};
  const Between v_1 = corner_inner(v, inputs.shift);
  const corner_outputs v_2 = {v_1.colour, v_1.place};
  return v_2;
}

float4 shade_inner(Between between) {
  return between.colour;
}

shade_outputs shade(shade_inputs inputs) {
  const float4 v = inputs.place;
  const Between v_1 = {float4(v.xyz, 1.0f / v.w), inputs.colour};
  const shade_outputs v_2 = {shade_inner(v_1)};
  return v_2;
}
