#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

shared vec4 tile[64];
layout(std430, binding = 0) coherent buffer data_compute_block {
  vec4 inner[];
} data;

void main() {
  uint v = gl_LocalInvocationIndex;
  uvec3 v_1 = gl_WorkGroupID;
  tile[v] = vec4(0.0);
  memoryBarrierShared();
  barrier();
  tile[min(v, 63u)] = data.inner[min(v_1.x * 64u + v, uint(data.inner.length()) - 1u)];
  memoryBarrierShared();
  barrier();
  data.inner[min(v_1.x * 64u + v, uint(data.inner.length()) - 1u)] = tile[min(63u - v, 63u)];
  memoryBarrierBuffer();
  barrier();
  memoryBarrierShared();
  barrier();
  tile[min(v, 63u)] = data.inner[min(v_1.x * 64u + (v + 1u) % 64u, uint(data.inner.length()) - 1u)];
}
