struct main_inputs {
  float3 colour : TEXCOORD0;
  float alpha : TEXCOORD1;
};

struct main_outputs {
  float4 value : SV_Target0;
};

float4 main_inner(float3 colour, float alpha) {
  return float4(colour * alpha, alpha);
}

main_outputs main(main_inputs inputs) {
  const main_outputs v = {main_inner(inputs.colour, inputs.alpha)};
  return v;
}
