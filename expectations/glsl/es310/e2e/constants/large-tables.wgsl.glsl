#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  vec4 inner[];
} out_1;

void main() {
  uint i = gl_GlobalInvocationID.x;
  out_1.inner[min(i, uint(out_1.inner.length()) - 1u)] = vec4(float[8](0.0, 0.383, 0.707, 0.924, 1.0, 0.924, 0.707, 0.383)[min(i & 7u, 7u)], vec2[3](vec2(-1.0), vec2(3.0, -1.0), vec2(-1.0, 3.0))[min(i % 3u, 2u)].y, float(int[4][2](int[2](1, 2), int[2](2, 1), int[2](-1, 2), int[2](-2, 1))[min(i & 3u, 3u)][min(i & 1u, 1u)]), float(uint[5](1u, 4u, 6u, 4u, 1u)[min(i % 5u, 4u)]));
}
