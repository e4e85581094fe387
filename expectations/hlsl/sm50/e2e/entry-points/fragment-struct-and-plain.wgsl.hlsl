struct Surface {
  float3 normal;
  float2 uv;
};

struct main_inputs {
  float2 uv : TEXCOORD0;
  float3 normal : TEXCOORD1;
  nointerpolation int layer : TEXCOORD2;
  bool front : SV_IsFrontFace;
};

struct main_outputs {
  float4 value : SV_Target0;
};

float4 main_inner(Surface surface, int layer, bool front) {
  const float3 n = (((bool3)front) ? surface.normal : -surface.normal);
  return float4(n.xy, surface.uv.x, float(layer));
}

main_outputs main(main_inputs inputs) {
  const Surface v = {inputs.normal, inputs.uv};
  const main_outputs v_1 = {main_inner(v, inputs.layer, inputs.front)};
  return v_1;
}
