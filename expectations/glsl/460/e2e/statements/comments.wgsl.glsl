#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[2];
} out_1;

void main() {
  out_1.inner[0] = 3u;
  out_1.inner[1] = 2u;
  out_1.inner[1] = out_1.inner[1] + 1u;
}
