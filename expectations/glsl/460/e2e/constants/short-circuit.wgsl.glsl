#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uvec2 inner;
} out_1;

void main() {
  out_1.inner.x = 1u;
  if (false) {
    out_1.inner.y = 1u;
  }
}
