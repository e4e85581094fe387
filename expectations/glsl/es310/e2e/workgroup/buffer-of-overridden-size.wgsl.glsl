#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

shared uint scratch[64];
layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner[];
} result;

void main() {
  uint v = gl_LocalInvocationIndex;
  uint v_1 = 0u;
  v_1 = v;
  while (true) {
    uint v_2 = v_1;
    if (v_2 >= 64u) {
      break;
    }
    scratch[v_2] = 0u;
    v_1 = v_2 + 8u;
  }
  memoryBarrierShared();
  barrier();
  scratch[min((v * 4u) >> 2u, 63u)] = floatBitsToUint(float(v));
  memoryBarrierShared();
  barrier();
  result.inner[min(v, uint(result.inner.length()) - 1u)] = uintBitsToFloat(scratch[min(((7u - v) * 4u) >> 2u, 63u)]) + float(256u / 4u + 256u);
}
