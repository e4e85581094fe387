#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct cbuffer {
  vec4 float4;
  mat4 matrix;
  uint row_major;
};

layout(std430, binding = 0) coherent buffer RWByteAddressBuffer_compute_block {
  cbuffer inner[];
} RWByteAddressBuffer;
shared vec4 static_1;

float lerp(float a, float b, float t) {
  return mix(a, b, t);
}

float frac(float x) {
  return fract(x);
}

vec4 mul(mat4 a, vec4 b) {
  return a * b;
}

float asfloat(uint x) {
  return uintBitsToFloat(x);
}

void main() {
  static_1 = vec4(0.0);
  memoryBarrierShared();
  barrier();
  uint v = min(gl_GlobalInvocationID.x, uint(RWByteAddressBuffer.inner.length()) - 1u);
  float v_1 = lerp(1.0, 2.0, frac(0.5));
  float in_1 = v_1 + asfloat(2u);
  vec4 out_1 = mul(RWByteAddressBuffer.inner[v].matrix, vec4(in_1));
  vec4 inout_1 = out_1;
  static_1 = inout_1;
  float register = static_1.x;
  RWByteAddressBuffer.inner[v].float4 = inout_1 + register;
}
