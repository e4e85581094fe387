struct place_inputs {
  float2 p : TEXCOORD0;
};

struct place_outputs {
  float4 position : SV_Position;
};

struct paint_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_draw : register(b12, space32) {
  uint4 draw[4];
};

float4 placed(float2 p) {
  const float3 q = mul(float3(p, 1.0f), float3x3(asfloat(draw[0].xyz), asfloat(draw[1].xyz), asfloat(draw[2].xyz)));
  return float4(q.xy, float(draw[3].w) / 16.0f, q.z);
}

float4 place_inner(float2 p) {
  return placed(p);
}

place_outputs place(place_inputs inputs) {
  const place_outputs v = {place_inner(inputs.p)};
  return v;
}

float4 paint_inner() {
  return float4(asfloat(draw[3].xyz), 1.0f);
}

paint_outputs paint() {
  const paint_outputs v = {paint_inner()};
  return v;
}
