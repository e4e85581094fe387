#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer f_compute_block {
  vec3 inner;
} f;
layout(std430, binding = 1) coherent buffer u_compute_block {
  uvec3 inner;
} u;
layout(std430, binding = 2) coherent buffer i_compute_block {
  ivec3 inner;
} i;

void main() {
  u.inner = floatBitsToUint(f.inner);
  i.inner = ivec3(u.inner);
  f.inner = intBitsToFloat(i.inner);
  u.inner.x = floatBitsToUint(f.inner.x) ^ uint(i.inner.x);
  i.inner.y = floatBitsToInt(uintBitsToFloat(u.inner.y));
  f.inner.z = f.inner.z;
}
