#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer f_compute_block {
  vec3 inner[2];
} f;
layout(std430, binding = 1) coherent buffer u_compute_block {
  uint inner[4];
} u;

void main() {
  bvec3 up = greaterThan(f.inner[0], f.inner[1]);
  f.inner[0] = mix(f.inner[0], f.inner[1], up);
  f.inner[1] = mix(f.inner[1], vec3(0.0), bvec3(up.x));
  u.inner[0] = mix(1u, 2u, (u.inner[1] > 3u));
  u.inner[2] = uint(mix(up, not(up), bvec3(up.y)).z);
  u.inner[3] = uint(mix(-1, int(u.inner[0]), mix(false, true, up.z)));
}
