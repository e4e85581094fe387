struct main_inputs {
  float4 colour : TEXCOORD0;
};

struct main_outputs {
  float4 value : SV_Target0;
};

float grey(float3 c) {
  return dot(c, float3(0.2126f, 0.7152f, 0.0722f));
}

float4 main_inner(float4 colour) {
  return float4(((float3)grey(colour.xyz)), colour.w);
}

main_outputs main(main_inputs inputs) {
  const main_outputs v = {main_inner(inputs.colour)};
  return v;
}
