#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer used_compute_block {
  uint inner;
} used;

uint called() {
  return 5u;
}

void main() {
  used.inner = called();
}
