struct vs_output {
  float4 position;
  float2 uv;
  int kind;
};

struct Varying {
  float4 position;
  float2 uv;
  int kind;
};

struct fs_output {
  float4 colour;
  float depth;
};

struct Targets {
  float4 colour;
  float depth;
};

struct vs_inputs {
  float4 p : TEXCOORD0;
  float4 m : TEXCOORD1;
  float4 m_1 : TEXCOORD2;
  float4 m_2 : TEXCOORD3;
  float4 m_3 : TEXCOORD4;
  uint i : SV_VertexID;
};

struct vs_outputs {
  float2 uv : TEXCOORD0;
  nointerpolation int kind : TEXCOORD1;
  float4 position : SV_Position;
};

struct fs_inputs {
  float2 uv : TEXCOORD0;
  nointerpolation int kind : TEXCOORD1;
  float4 position : SV_Position;
  bool front : SV_IsFrontFace;
};

struct fs_outputs {
  float4 colour : SV_Target0;
  float depth : SV_Depth;
};

ByteAddressBuffer tint : register(t0);

cbuffer cbuffer_root_constants : register(b13, space32) {
  uint4 root_constants[1];
};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float fade(float x) {
  if (x < 0.25f) {
    discard;
  }
  return smoothstep(0.0f, 1.0f, x);
}

vs_output vs_inner(uint i, float4 p, float4 m, float4 m_1, float4 m_2, float4 m_3) {
  const float4x4 m_4 = float4x4(m, m_1, m_2, m_3);
  Varying o = (Varying)0;
  o.position = mul(p, m_4) + asfloat(tint.Load4(min(i, colorfast_size(tint) / 16u - 1u) * 16u));
  o.uv = p.xy;
  o.kind = int(i);
  const Varying v = o;
  const vs_output v_1 = {v.position, v.uv, v.kind};
  return v_1;
}

vs_outputs vs(vs_inputs inputs) {
  const vs_output v = vs_inner(inputs.i + root_constants[0].x, inputs.p, inputs.m, inputs.m_1, inputs.m_2, inputs.m_3);
  const vs_outputs v_1 = {v.uv, v.kind, v.position};
  return v_1;
}

fs_output fs_inner(float4 position, float2 uv, int kind, bool front) {
  const Varying v = {position, uv, kind};
  Targets t = (Targets)0;
  float4 v_1 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (front) {
    v_1 = float4(v.uv, fade(v.uv.x), ddx(v.uv.y));
  } else {
    v_1 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  }
  t.colour = v_1;
  t.depth = fade(v.uv.y);
  const Targets v_2 = t;
  const fs_output v_3 = {v_2.colour, v_2.depth};
  return v_3;
}

fs_outputs fs(fs_inputs inputs) {
  const float4 v = inputs.position;
  const fs_output v_1 = fs_inner(float4(v.xyz, 1.0f / v.w), inputs.uv, inputs.kind, inputs.front);
  const fs_outputs v_2 = {v_1.colour, v_1.depth};
  return v_2;
}
