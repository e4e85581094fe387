#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer f_compute_block {
  vec4 inner[5];
} f;
layout(std430, binding = 1) coherent buffer i_compute_block {
  ivec2 inner[5];
} i;
layout(std140, binding = 0) uniform s_compute_block {
  vec2 inner;
} s;

void main() {
  f.inner[0] = f.inner[0] + s.inner.x;
  f.inner[1] = s.inner.x - f.inner[1];
  f.inner[2] = f.inner[2] * s.inner.y;
  f.inner[3] = s.inner.y / f.inner[3];
  vec4 v = f.inner[4];
  f.inner[4] = v - vec4(2.0) * trunc(v / vec4(2.0));
  int k = int(clamp(s.inner.x, -2147483600.0, 2147483500.0));
  i.inner[0] = i.inner[0] + k;
  i.inner[1] = k - i.inner[1];
  i.inner[2] = 3 * i.inner[2];
  ivec2 v_1 = i.inner[3];
  ivec2 v_2 = ivec2(k);
  bvec2 v_3 = equal(v_1, ivec2(0));
  bvec2 v_4 = equal(v_2, ivec2((-2147483647 - 1)));
  i.inner[3] = v_2 / mix(v_1, ivec2(1), mix(mix(v_4, equal(v_1, ivec2(-1)), v_4), v_3, v_3));
  ivec2 v_5 = i.inner[4];
  ivec2 v_6 = ivec2(k);
  bvec2 v_7 = equal(v_6, ivec2(0));
  bvec2 v_8 = equal(v_5, ivec2((-2147483647 - 1)));
  ivec2 v_9 = mix(v_6, ivec2(1), mix(mix(v_8, equal(v_6, ivec2(-1)), v_8), v_7, v_7));
  i.inner[4] = v_5 - v_5 / v_9 * v_9;
}
