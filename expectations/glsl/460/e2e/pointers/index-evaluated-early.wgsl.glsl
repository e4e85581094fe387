#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[8];
} out_1;

void main() {
  int i = 1;
  uint v = min(uint(i), 7u);
  i = 5;
  out_1.inner[v] = 10;
  uint v_1 = min(uint(i), 7u);
  i = i + 1;
  out_1.inner[v_1] = out_1.inner[v] + i;
  ivec2 local[4] = ivec2[4](ivec2(0), ivec2(0), ivec2(0), ivec2(0));
  int k = 0;
  uint v_2 = min(uint(k + 1), 3u);
  k = 2;
  local[v_2].y = 3;
  out_1.inner[min(uint(i), 7u)] = local[1].y;
}
