struct main_inputs {
  float height : TEXCOORD0;
  float alpha : TEXCOORD1;
};

struct main_outputs {
  float4 value : SV_Target0;
};

RWByteAddressBuffer kept : register(u0);

void cut(float height) {
  if (height < 0.5f) {
    discard;
  }
}

float4 main_inner(float height, float alpha) {
  cut(height);
  if (alpha == 0.0f) {
    discard;
  }
  uint original = 0u;
  kept.InterlockedAdd(0u, 1u, original);
  return float4(height, height, height, alpha);
}

main_outputs main(main_inputs inputs) {
  const main_outputs v = {main_inner(inputs.height, inputs.alpha)};
  return v;
}
