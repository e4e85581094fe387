struct Varying {
  float4 position;
  float2 uv;
};

struct corner_inputs {
  uint index : SV_VertexID;
};

struct corner_outputs {
  float2 uv : TEXCOORD0;
  float4 position : SV_Position;
};

struct blend_inputs {
  float2 uv : TEXCOORD0;
  float4 position : SV_Position;
};

struct blend_outputs {
  float4 value : SV_Target0;
};

Texture2D<float4> base : register(t0);
Texture2D<float4> overlay : register(t1);
SamplerState linear_1 : register(s2);

cbuffer cbuffer_root_constants : register(b13, space32) {
  uint4 root_constants[1];
};

Varying corner_inner(uint index) {
  const float2 uv = float2(uint2(index << 1u, index) & uint2(2u, 2u));
  const Varying v = {float4(uv * 2.0f - 1.0f, 0.0f, 1.0f), uv};
  return v;
}

corner_outputs corner(corner_inputs inputs) {
  const Varying v = corner_inner(inputs.index + root_constants[0].x);
  const corner_outputs v_1 = {v.uv, v.position};
  return v_1;
}

float4 blend_inner(Varying in_1) {
  const float4 below = base.Sample(linear_1, in_1.uv);
  const float4 above = overlay.Sample(linear_1, in_1.uv, int2(1, -1));
  return lerp(below, above, above.w);
}

blend_outputs blend(blend_inputs inputs) {
  const float4 v = inputs.position;
  const Varying v_1 = {float4(v.xyz, 1.0f / v.w), inputs.uv};
  const blend_outputs v_2 = {blend_inner(v_1)};
  return v_2;
}
