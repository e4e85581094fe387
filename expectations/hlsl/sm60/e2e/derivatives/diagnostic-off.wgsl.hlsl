struct main_inputs {
  float2 uv : TEXCOORD0;
};

struct main_outputs {
  float4 value : SV_Target0;
};

float4 main_inner(float2 uv) {
  float2 sum = float2(0.0f, 0.0f);
  if (uv.x > 0.5f) {
    sum = sum + ddx(uv);
  }
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  float i = 0.0f;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    if (!(i < uv.y)) {
      break;
    }
    sum = sum + fwidth(uv * i);
    i = i + 0.25f;
  }
  return float4(sum, 0.0f, 1.0f);
}

main_outputs main(main_inputs inputs) {
  const main_outputs v = {main_inner(inputs.uv)};
  return v;
}
