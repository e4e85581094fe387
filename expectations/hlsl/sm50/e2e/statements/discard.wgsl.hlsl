struct main_inputs {
  float height : TEXCOORD0;
  float alpha : TEXCOORD1;
};

struct main_outputs {
  float4 value : SV_Target0;
};

RWByteAddressBuffer kept : register(u0);
static bool is_discarded = false;

void cut(float height) {
  if (height < 0.5f) {
    is_discarded = true;
  }
}

float4 main_inner(float height, float alpha) {
  cut(height);
  if (alpha == 0.0f) {
    is_discarded = true;
  }
  uint v = 0u;
  if (!is_discarded) {
    uint original = 0u;
    kept.InterlockedAdd(0u, 1u, original);
    v = original;
  } else {
    v = 0u;
  }
  if (is_discarded) {
    discard;
  }
  return float4(height, height, height, alpha);
}

main_outputs main(main_inputs inputs) {
  const main_outputs v = {main_inner(inputs.height, inputs.alpha)};
  return v;
}
