#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[8];
} out_1;

void main() {
  out_1.inner = float[8](1.4142135, 3.0, 15.0, 100.0, 12.5, 1.0, 3221240800.0, 3.0);
}
