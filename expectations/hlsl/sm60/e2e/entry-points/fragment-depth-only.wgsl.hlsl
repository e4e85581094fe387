struct main_inputs {
  float4 position : SV_Position;
};

struct main_outputs {
  float frag_depth : SV_Depth;
};

float main_inner(float4 position) {
  return saturate(position.z * 0.5f + position.x * 0.001f);
}

main_outputs main(main_inputs inputs) {
  const float4 v = inputs.position;
  const main_outputs v_1 = {main_inner(float4(v.xyz, 1.0f / v.w))};
  return v_1;
}
