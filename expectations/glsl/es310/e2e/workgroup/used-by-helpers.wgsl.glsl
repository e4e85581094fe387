//# output with_sharing
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

shared uint partial[32];
layout(std430, binding = 0) coherent buffer data_compute_block {
  uint inner[];
} data;

void gather(uint i, uint value) {
  partial[min(i, 31u)] = value;
  memoryBarrierShared();
  barrier();
}

uint sum_of_all() {
  uint sum = 0u;
  int k = 0;
  while (true) {
    if (!(k < 32)) {
      break;
    }
    sum = sum + partial[min(uint(k), 31u)];
    k = k + 1;
  }
  return sum;
}

void main() {
  uint v = gl_LocalInvocationIndex;
  partial[v] = 0u;
  memoryBarrierShared();
  barrier();
  gather(v, data.inner[min(v, uint(data.inner.length()) - 1u)]);
  data.inner[min(v, uint(data.inner.length()) - 1u)] = sum_of_all();
}
//# output without_sharing
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer data_compute_block {
  uint inner[];
} data;

void main() {
  uint v = gl_LocalInvocationIndex;
  data.inner[min(v, uint(data.inner.length()) - 1u)] = data.inner[min(v, uint(data.inner.length()) - 1u)] + 1u;
}
