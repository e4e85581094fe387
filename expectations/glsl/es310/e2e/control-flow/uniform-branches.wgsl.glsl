#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(std140, binding = 0) uniform rounds_compute_block {
  uint inner;
} rounds;
layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[];
} out_1;
shared uint values[32];

void main() {
  uint v = gl_LocalInvocationIndex;
  uvec3 v_1 = gl_WorkGroupID;
  values[v] = 0u;
  memoryBarrierShared();
  barrier();
  values[min(v, 31u)] = v;
  if (true) {
    memoryBarrierShared();
    barrier();
  }
  uint r = 0u;
  while (true) {
    if (!(r < rounds.inner)) {
      break;
    }
    memoryBarrierShared();
    barrier();
    uint next = values[min((v + 1u) % 32u, 31u)];
    memoryBarrierShared();
    barrier();
    values[min(v, 31u)] = next;
    r = r + 1u;
  }
  if (v_1.x > 2u) {
    memoryBarrierBuffer();
    barrier();
  }
  out_1.inner[min(v_1.x * 32u + v, uint(out_1.inner.length()) - 1u)] = values[min(v, 31u)];
}
