struct Output {
  float4 colour;
  float2 uv;
  uint layer;
  float4 position;
  int2 cell;
  float fade;
};

struct main_inputs {
  float4 place : TEXCOORD0;
  uint n : TEXCOORD1;
};

struct main_outputs {
  float4 colour : TEXCOORD0;
  float2 uv : TEXCOORD1;
  nointerpolation int2 cell : TEXCOORD2;
  nointerpolation uint layer : TEXCOORD3;
  float fade : TEXCOORD6;
  float4 position : SV_Position;
};

Output main_inner(float4 place, uint n) {
  Output o = (Output)0;
  o.position = place;
  o.colour = abs(place);
  o.uv = place.xy * 0.5f + 0.5f;
  o.layer = n;
  o.cell = int2(clamp(place.zw * 100.0f, float2(-2147483600.0f, -2147483600.0f), float2(2147483500.0f, 2147483500.0f)));
  o.fade = 1.0f - place.z;
  return o;
}

main_outputs main(main_inputs inputs) {
  const Output v = main_inner(inputs.place, inputs.n);
  const main_outputs v_1 = {v.colour, v.uv, v.cell, v.layer, v.fade, v.position};
  return v_1;
}
