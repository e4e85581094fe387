struct main_inputs {
  float2 uv : TEXCOORD0;
};

struct main_outputs {
  float4 value : SV_Target0;
};

float slope(float x) {
  return ddx(x);
}

float4 main_inner(float2 uv) {
  float sum = slope(uv.x);
  if (uv.x > 0.0f) {
    sum = sum + ddy(uv.y);
  }
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  float i = 0.0f;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(i < uv.x)) {
      break;
    }
    sum = sum + fwidth(uv.y);
    i = i + 0.5f;
  }
  sum = sum + ddx_fine(sum);
  return ((float4)sum);
}

main_outputs main(main_inputs inputs) {
  const main_outputs v = {main_inner(inputs.uv)};
  return v;
}
