#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uvec4 inner;
} out_1;

void main() {
  uint a[2] = uint[2](0u, 0u);
  a[1] = 2u;
  uint b[3] = uint[3](0u, 0u, 0u);
  b[2] = 3u;
  uint c[6] = uint[6](0u, 0u, 0u, 0u, 0u, 0u);
  c[5] = 6u;
  out_1.inner.z = c[5];
  out_1.inner.x = a[1];
  out_1.inner.y = b[2];
}
