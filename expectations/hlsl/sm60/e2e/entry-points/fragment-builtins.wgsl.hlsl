struct Output {
  float4 colour;
  float depth;
  uint mask;
};

struct main_inputs {
  float4 position : SV_Position;
  bool front : SV_IsFrontFace;
  uint sample_1 : SV_SampleIndex;
  uint covered : SV_Coverage;
};

struct main_outputs {
  float4 colour : SV_Target0;
  float depth : SV_Depth;
  uint mask : SV_Coverage;
};

Output main_inner(float4 position, bool front, uint sample_1, uint covered) {
  Output o = {float4(frac(position.xy), position.w, 1.0f), position.z, covered};
  if (!front) {
    o.colour = float4(1.0f, 0.0f, 0.0f, 1.0f);
  }
  o.mask = o.mask & ~(1u << (sample_1 & 31u));
  return o;
}

main_outputs main(main_inputs inputs) {
  const float4 v = inputs.position;
  const Output v_1 = main_inner(float4(v.xyz, 1.0f / v.w), inputs.front, inputs.sample_1, inputs.covered);
  const main_outputs v_2 = {v_1.colour, v_1.depth, v_1.mask};
  return v_2;
}
