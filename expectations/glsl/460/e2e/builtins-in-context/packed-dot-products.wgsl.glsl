#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer u_compute_block {
  uint inner[6];
} u;
layout(std430, binding = 1) coherent buffer v_compute_block {
  uvec4 inner[2];
} v;
layout(std430, binding = 2) coherent buffer i_compute_block {
  ivec4 inner;
} i;

void main() {
  uvec4 v_1 = ((uvec4(u.inner[1]) >> uvec4(0u, 8u, 16u, 24u)) & uvec4(255u)) * ((uvec4(u.inner[2]) >> uvec4(0u, 8u, 16u, 24u)) & uvec4(255u));
  u.inner[0] = v_1.x + v_1.y + v_1.z + v_1.w;
  ivec4 v_2 = (ivec4(uvec4(u.inner[1]) << uvec4(24u, 16u, 8u, 0u)) >> uvec4(24u)) * (ivec4(uvec4(u.inner[2]) << uvec4(24u, 16u, 8u, 0u)) >> uvec4(24u));
  i.inner.x = v_2.x + v_2.y + v_2.z + v_2.w;
  uvec4 v_3 = (v.inner[0] & uvec4(255u)) << uvec4(0u, 8u, 16u, 24u);
  uvec4 v_4 = (min(v.inner[1], uvec4(255u)) & uvec4(255u)) << uvec4(0u, 8u, 16u, 24u);
  u.inner[3] = (v_3.x + v_3.y + v_3.z + v_3.w) ^ (v_4.x + v_4.y + v_4.z + v_4.w);
  uvec4 v_5 = (uvec4(i.inner) & uvec4(255u)) << uvec4(0u, 8u, 16u, 24u);
  uvec4 v_6 = (uvec4(min(max(i.inner + 1, ivec4(-128)), ivec4(127))) & uvec4(255u)) << uvec4(0u, 8u, 16u, 24u);
  u.inner[4] = (v_5.x + v_5.y + v_5.z + v_5.w) | (v_6.x + v_6.y + v_6.z + v_6.w);
  v.inner[0] = (uvec4(u.inner[5]) >> uvec4(0u, 8u, 16u, 24u)) & uvec4(255u);
  i.inner = ivec4(uvec4(u.inner[3]) << uvec4(24u, 16u, 8u, 0u)) >> uvec4(24u);
}
