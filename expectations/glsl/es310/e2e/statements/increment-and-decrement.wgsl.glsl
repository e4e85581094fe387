#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

uint global_count = 0u;
layout(std430, binding = 0) coherent buffer counts_compute_block {
  ivec4 inner[2];
} counts;

void bump(inout int p) {
  p = p + 1;
}

void main() {
  int local = 5;
  local = local - 1;
  bump(local);
  global_count = global_count + 1u;
  counts.inner[0].x = counts.inner[0].x + 1;
  uint v = global_count;
  counts.inner[1][min(v, 3u)] = counts.inner[1][min(v, 3u)] - 1;
  counts.inner[1].w = counts.inner[1].w + local;
}
