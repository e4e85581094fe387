struct Clip {
  float4 position;
  float shade;
};

struct place_inputs {
  float3 p : TEXCOORD0;
};

struct place_outputs {
  float shade : TEXCOORD0;
  precise float4 position : SV_Position;
};

struct paint_inputs {
  float shade : TEXCOORD0;
  float4 at : SV_Position;
};

struct paint_outputs {
  float4 value : SV_Target0;
};

Clip place_inner(float3 p) {
  const Clip v = {float4(p, 1.0f), p.z};
  return v;
}

place_outputs place(place_inputs inputs) {
  const Clip v = place_inner(inputs.p);
  const float4 position = v.position;
  const place_outputs v_1 = {v.shade, position};
  return v_1;
}

float4 paint_inner(float4 at, float shade) {
  return float4(at.xy / 256.0f, shade, 1.0f);
}

paint_outputs paint(paint_inputs inputs) {
  const float4 v = inputs.at;
  const paint_outputs v_1 = {paint_inner(float4(v.xyz, 1.0f / v.w), inputs.shade)};
  return v_1;
}
