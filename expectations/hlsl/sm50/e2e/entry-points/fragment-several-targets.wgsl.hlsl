struct Targets {
  float4 albedo;
  float2 normal;
  uint material;
  int4 motion;
};

struct main_inputs {
  float3 normal : TEXCOORD0;
  nointerpolation uint id : TEXCOORD1;
};

struct main_outputs {
  float4 albedo : SV_Target0;
  float2 normal : SV_Target1;
  uint material : SV_Target2;
  int4 motion : SV_Target4;
};

Targets main_inner(float3 normal, uint id) {
  Targets t = (Targets)0;
  t.albedo = float4(abs(normal), 1.0f);
  t.normal = normalize(normal).xy;
  t.material = id & 255u;
  t.motion = int4(clamp(normal.xyzz * 127.0f, float4(-2147483600.0f, -2147483600.0f, -2147483600.0f, -2147483600.0f), float4(2147483500.0f, 2147483500.0f, 2147483500.0f, 2147483500.0f)));
  return t;
}

main_outputs main(main_inputs inputs) {
  const Targets v = main_inner(inputs.normal, inputs.id);
  const main_outputs v_1 = {v.albedo, v.normal, v.material, v.motion};
  return v_1;
}
