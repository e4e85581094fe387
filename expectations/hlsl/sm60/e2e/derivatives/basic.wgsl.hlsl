struct main_inputs {
  float a : TEXCOORD0;
  float2 b : TEXCOORD1;
  float3 c : TEXCOORD2;
};

struct main_outputs {
  float4 value : SV_Target0;
};

float4 main_inner(float a, float2 b, float3 c) {
  const float3 coarse = float3(ddx_coarse(a), ddy_coarse(a), abs(ddx_coarse(a)) + abs(ddy_coarse(a)));
  const float3 fine = ddx_fine(c) + ddy_fine(c) - (abs(ddx_fine(c)) + abs(ddy_fine(c)));
  const float2 plain = ddx(b) * ddy(b) / (fwidth(b) + 1.0f);
  return float4(coarse + fine, plain.x);
}

main_outputs main(main_inputs inputs) {
  const main_outputs v = {main_inner(inputs.a, inputs.b, inputs.c)};
  return v;
}
