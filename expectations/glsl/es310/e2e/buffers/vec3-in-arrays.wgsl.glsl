#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct Tail {
  float a;
  vec3 b;
};

layout(std430, binding = 0) coherent buffer points_compute_block {
  vec3 inner[];
} points;
layout(std430, binding = 1) coherent buffer tails_compute_block {
  Tail inner[4];
} tails;
layout(std430, binding = 2) coherent buffer frames_compute_block {
  mat3 inner[2];
} frames;

void store_Tail(Tail value) {
  tails.inner[3].a = value.a;
  tails.inner[3].b = value.b;
}

void main() {
  uint v = gl_LocalInvocationIndex;
  points.inner[min(v, uint(points.inner.length()) - 1u)] = points.inner[min(v, uint(points.inner.length()) - 1u)].zyx;
  points.inner[min(v + 4u, uint(points.inner.length()) - 1u)].y = 1.0;
  tails.inner[min(v, 3u)].b = points.inner[min(v, uint(points.inner.length()) - 1u)] + tails.inner[min(v, 3u)].a;
  store_Tail(Tail(2.0, points.inner[0]));
  mat3 v_1 = mat3(points.inner[0], points.inner[1], frames.inner[0][min(v % 3u, 2u)]);
  uint v_2 = min(v % 2u, 1u);
  frames.inner[v_2][0] = v_1[0];
  frames.inner[v_2][1] = v_1[1];
  frames.inner[v_2][2] = v_1[2];
}
