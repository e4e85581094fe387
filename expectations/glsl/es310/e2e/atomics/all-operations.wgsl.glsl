#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

layout(std430, binding = 0) coherent buffer u_compute_block {
  uint inner[4];
} u;
layout(std430, binding = 1) coherent buffer i_compute_block {
  int inner;
} i;
layout(std430, binding = 2) coherent buffer out_compute_block {
  uint inner[9];
} out_1;

void main() {
  uint v = gl_LocalInvocationIndex;
  out_1.inner[0] = atomicAdd(u.inner[0], v);
  out_1.inner[1] = atomicAdd(u.inner[0], 0u - 1u);
  out_1.inner[2] = atomicMin(u.inner[1], v);
  out_1.inner[3] = atomicMax(u.inner[1], v);
  out_1.inner[4] = atomicAnd(u.inner[2], ~v);
  out_1.inner[5] = atomicOr(u.inner[2], v);
  out_1.inner[6] = atomicXor(u.inner[2], v);
  out_1.inner[7] = atomicExchange(u.inner[3], v);
  atomicExchange(u.inner[3], atomicOr(u.inner[0], 0u));
  uint v_1 = atomicCompSwap(u.inner[3], 3u, v);
  atomic_compare_exchange_result_u32 r = atomic_compare_exchange_result_u32(v_1, (v_1 == 3u));
  out_1.inner[8] = mix(r.old_value, 100u, r.exchanged);
  atomicAdd(i.inner, -1);
  atomicAdd(i.inner, 0 - int(v));
  atomicMin(i.inner, atomicMax(i.inner, 5));
  atomicAnd(i.inner, 255);
  atomicOr(i.inner, atomicXor(i.inner, 3));
  int v_2 = atomicExchange(i.inner, 1);
  atomicExchange(i.inner, v_2 + atomicOr(i.inner, 0));
}
