#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

uvec2 words[4] = uvec2[4](uvec2(0u), uvec2(0u), uvec2(0u), uvec2(0u));
layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[];
} out_1;
layout(std430, binding = 1) coherent buffer sum_compute_block {
  ivec2 inner[][2];
} sum;

void main() {
  uint a = words[0].x >> 3u;
  a = a >> 1u;
  a = a << 2u;
  bool b = (a >= 3u) && ((a >> 1u) >= 1u);
  atomicExchange(out_1.inner[0], uint(b) >> ((words[1].y % 32u) & 31u));
  bvec2 v = bvec2((a > 1u), (a >= 2u));
  sum.inner[0][1] = ivec2(v) >> uvec2(1u);
}
