#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct Row {
  uint cells[4];
  uint sum;
};

layout(std430, binding = 0) coherent buffer rows_compute_block {
  Row inner[4];
} rows;
layout(std430, binding = 1) readonly buffer source_compute_block {
  uint inner[];
} source;
layout(std140, binding = 0) uniform factors_compute_block {
  uvec4 inner;
} factors;
shared uint scratch[4];

void total(uint v) {
  int i = 0;
  while (true) {
    if (!(i < 4)) {
      break;
    }
    rows.inner[v].sum = rows.inner[v].sum + rows.inner[v].cells[min(uint(i), 3u)];
    i = i + 1;
  }
}

uint nth(uint i) {
  uint v = uint(source.inner.length());
  return source.inner[min(i % mix(v, 1u, (v == 0u)), uint(source.inner.length()) - 1u)];
}

void put(uint v, uint value) {
  scratch[v] = value * factors.inner.y;
}

void raise(inout uint p) {
  p = p + 1u;
}

void main() {
  uint v = gl_LocalInvocationIndex;
  scratch[v] = 0u;
  memoryBarrierShared();
  barrier();
  uint local[2] = uint[2](0u, 0u);
  raise(local[min(v % 2u, 1u)]);
  uint v_1 = nth(v);
  put(min(v, 3u), v_1 + local[0]);
  memoryBarrierShared();
  barrier();
  rows.inner[min(v, 3u)].cells[0] = scratch[min(3u - v, 3u)];
  total(min(v, 3u));
}
