#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer u_compute_block {
  uvec3 inner[6];
} u;
layout(std430, binding = 1) coherent buffer i_compute_block {
  ivec2 inner[6];
} i;

void main() {
  u.inner[0] = uvec3(bitCount(u.inner[0])) + (uvec3(31u) - uvec3(findMSB(u.inner[1]))) + min(uvec3(findLSB(u.inner[2])), uvec3(32u));
  u.inner[1] = bitfieldReverse(u.inner[1]) ^ uvec3(findMSB(u.inner[2]));
  u.inner[2] = uvec3(findLSB(u.inner[3]));
  u.inner[3] = bitfieldExtract(u.inner[4], 3, 7);
  uint v = min(u.inner[0].x, 32u);
  u.inner[4] = bitfieldInsert(u.inner[4], u.inner[5], int(v), int(min(8u, 32u - v)));
  u.inner[5] = min(u.inner[0], max(u.inner[1], u.inner[2])) + u.inner[3];
  i.inner[0] = abs(i.inner[0]) - sign(i.inner[1]);
  i.inner[1] = min(max(i.inner[1], i.inner[2]), i.inner[3]) + findMSB(i.inner[4]);
  i.inner[2] = bitfieldExtract(i.inner[5], 4, 12) + bitCount(i.inner[0]);
  ivec2 v_1 = i.inner[4] * i.inner[5];
  i.inner[3].x = v_1.x + v_1.y;
}
