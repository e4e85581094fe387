#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

struct Scratch {
  uint lowest;
  uint cells[16];
};

shared int hits;
shared Scratch scratch;
layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[];
} out_1;

void main() {
  uint v = gl_LocalInvocationIndex;
  if (v < 1u) {
    atomicExchange(hits, 0);
    atomicExchange(scratch.lowest, 0u);
  }
  atomicExchange(scratch.cells[v], 0u);
  memoryBarrierShared();
  barrier();
  if (v == 0u) {
    atomicExchange(scratch.lowest, 4294967295u);
  }
  memoryBarrierShared();
  barrier();
  atomicAdd(hits, 1);
  atomicMin(scratch.lowest, v * 7u % 13u);
  atomicOr(scratch.cells[min(v / 2u, 15u)], 1u << (v & 31u));
  memoryBarrierShared();
  barrier();
  uint v_1 = atomicOr(scratch.cells[min(v, 15u)], 0u);
  uint v_2 = v_1 + uint(atomicOr(hits, 0));
  out_1.inner[min(v, uint(out_1.inner.length()) - 1u)] = v_2 + atomicOr(scratch.lowest, 0u);
}
