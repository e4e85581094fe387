#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) coherent buffer out_compute_block {
  uint inner;
} out_1;

uint effect() {
  out_1.inner = 1u;
  return 2u;
}

void main() {
  effect();
}
