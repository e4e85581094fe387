struct main_inputs {
  float3 world : TEXCOORD0;
  float2 uv : TEXCOORD1;
};

struct main_outputs {
  float4 value : SV_Target0;
};

float4 main_inner(float3 world, float2 uv) {
  const float3 normal = normalize(cross(ddx(world), ddy(world)));
  const float2 rim = abs(frac(uv * 8.0f) - 0.5f) / fwidth(uv * 8.0f);
  const float line_1 = 1.0f - saturate(min(rim.x, rim.y));
  return float4(normal * 0.5f + 0.5f, line_1);
}

main_outputs main(main_inputs inputs) {
  const main_outputs v = {main_inner(inputs.world, inputs.uv)};
  return v;
}
