#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer u_compute_block {
  uvec3 inner[6];
} u;
layout(std430, binding = 1) coherent buffer i_compute_block {
  int inner[4];
} i;

void main() {
  u.inner[0] = u.inner[0] & u.inner[1];
  u.inner[1] = u.inner[0] | uvec3(1u, 2u, 3u);
  u.inner[2] = u.inner[1] ^ u.inner[2];
  u.inner[3] = ~u.inner[3];
  u.inner[4] = u.inner[4] << uvec3(1u, 2u, 3u);
  u.inner[5] = u.inner[5] >> (u.inner[0] & uvec3(31u));
  i.inner[0] = i.inner[0] << 3u;
  i.inner[1] = i.inner[1] >> ((u.inner[0].x & 31u) & 31u);
  i.inner[2] = ~i.inner[2] & 255;
  i.inner[3] = i.inner[3] | 16;
}
