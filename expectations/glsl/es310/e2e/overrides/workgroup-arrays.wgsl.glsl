#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

shared float line[16];
shared vec2 double_line[32];
layout(std430, binding = 0) coherent buffer data_compute_block {
  float inner[];
} data;

void main() {
  uint v = gl_LocalInvocationIndex;
  line[v] = 0.0;
  uint v_1 = 0u;
  v_1 = v;
  while (true) {
    uint v_2 = v_1;
    if (v_2 >= 32u) {
      break;
    }
    double_line[v_2] = vec2(0.0);
    v_1 = v_2 + 16u;
  }
  memoryBarrierShared();
  barrier();
  line[min(v, 15u)] = data.inner[min(v, uint(data.inner.length()) - 1u)];
  double_line[min(v, 31u)] = vec2(line[min(v, 15u)], 1.0);
  double_line[min(16u + v, 31u)].y = 2.0;
  memoryBarrierShared();
  barrier();
  data.inner[min(v, uint(data.inner.length()) - 1u)] = line[min(16u - 1u - v, 15u)] + double_line[min(2u * 16u - 1u - v, 31u)].y;
}
