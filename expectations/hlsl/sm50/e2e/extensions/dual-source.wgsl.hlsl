struct Sources {
  float4 color;
  float4 coverage;
};

struct main_inputs {
  float4 color : TEXCOORD0;
  float3 mask : TEXCOORD1;
};

struct main_outputs {
  float4 color : SV_Target0;
  float4 coverage : SV_Target1;
};

Sources main_inner(float4 color, float3 mask) {
  const Sources v = {color, float4(mask * color.w, color.w)};
  return v;
}

main_outputs main(main_inputs inputs) {
  const Sources v = main_inner(inputs.color, inputs.mask);
  const main_outputs v_1 = {v.color, v.coverage};
  return v_1;
}
