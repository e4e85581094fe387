#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct int_1 {
  float float_1;
  vec2 double_1;
  uint unsigned_1;
};

uint device = 1u;
shared float threadgroup[4];
layout(std430, binding = 0) coherent buffer constant_compute_block {
  int_1 inner[4];
} constant;

int sizeof_1(int char, int short_1) {
  return char + short_1;
}

float thread(float long_1) {
  return long_1 * 0.5;
}

float metal() {
  return 1.0;
}

float vertex(float fragment) {
  return fragment;
}

void main() {
  uint v = gl_LocalInvocationIndex;
  threadgroup[v] = 0.0;
  memoryBarrierShared();
  barrier();
  int signed = sizeof_1(3, 2);
  float v_1 = thread(metal());
  float void_1 = v_1 + vertex(2.0);
  threadgroup[min(v, 3u)] = void_1;
  constant.inner[min(v, 3u)].float_1 = threadgroup[min(v, 3u)] + float(signed);
  constant.inner[min(v, 3u)].double_1 = vec2(float(device));
  uint and = constant.inner[min(v, 3u)].unsigned_1;
  uint or = and + 1u;
  uint xor = or;
  constant.inner[0].unsigned_1 = xor;
}
