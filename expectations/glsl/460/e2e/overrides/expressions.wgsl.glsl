#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[4];
} out_1;

void main() {
  uint cells = 12u * 4u + 1u;
  out_1.inner[0] = float(cells);
  out_1.inner[1] = sqrt(6.0) * 2.0;
  out_1.inner[2] = float(max(12u, 5u));
  if (true) {
    out_1.inner[3] = -6.0;
  }
}
