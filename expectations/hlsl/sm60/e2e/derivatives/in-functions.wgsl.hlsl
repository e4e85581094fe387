struct main_inputs {
  float2 uv : TEXCOORD0;
};

struct main_outputs {
  float4 value : SV_Target0;
};

cbuffer cbuffer_steps : register(b0) {
  uint4 steps[1];
};

float footprint(float2 p) {
  return max(length(ddx(p)), length(ddy(p)));
}

float4 main_inner(float2 uv) {
  float sum = 0.0f;
  int i = int(0);
  while (i < int(3)) {
    const float v = sum;
    sum = v + footprint(uv * float(asint(asuint(i) + 1u)));
    i = asint(asuint(i) + 1u);
  }
  if (steps[0].x > 2u) {
    sum = sum + fwidth(uv.x);
  }
  return ((float4)sum);
}

main_outputs main(main_inputs inputs) {
  const main_outputs v = {main_inner(inputs.uv)};
  return v;
}
