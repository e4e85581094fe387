#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

shared uint w;
layout(std430, binding = 0) coherent buffer a_compute_block {
  uint inner;
} a;

void main() {
  uint v = gl_LocalInvocationIndex;
  if (v < 1u) {
    atomicExchange(w, 0u);
  }
  memoryBarrierShared();
  barrier();
  atomicAdd(w, v);
  atomicExchange(a.inner, v);
  atomicCompSwap(a.inner, 0u, 1u);
  memoryBarrierShared();
  barrier();
}
