RWByteAddressBuffer OpVariable : register(u0);
static float GLSL_std_450 = 0.0f;

uint OpFunction(uint OpFunctionParameter) {
  const uint OpLabel = OpFunctionParameter + 1u;
  return OpLabel;
}

float tint_symbol(float v_1) {
  float v_2 = v_1;
  const float v = v_2;
  return v;
}

[numthreads(1, 1, 1)]
void OpEntryPoint() {
  OpVariable.Store(0u, OpFunction(OpVariable.Load(0u)));
  GLSL_std_450 = tint_symbol(asfloat(OpVariable.Load(4u)));
  OpVariable.Store(16u, asuint(GLSL_std_450));
}
