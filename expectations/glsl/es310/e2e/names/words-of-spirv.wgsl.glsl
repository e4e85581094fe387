#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct OpTypeStruct {
  uint OpName;
  float Block;
  vec3 BuiltIn;
};

layout(std430, binding = 0) coherent buffer OpVariable_compute_block {
  OpTypeStruct inner;
} OpVariable;
float GLSL_std_450 = 0.0;

uint OpFunction(uint OpFunctionParameter) {
  uint OpLabel = OpFunctionParameter + 1u;
  return OpLabel;
}

float tint_symbol(float v_1) {
  float v_2 = v_1;
  float v = v_2;
  return v;
}

void main() {
  OpVariable.inner.OpName = OpFunction(OpVariable.inner.OpName);
  GLSL_std_450 = tint_symbol(OpVariable.inner.Block);
  OpVariable.inner.BuiltIn.x = GLSL_std_450;
}
