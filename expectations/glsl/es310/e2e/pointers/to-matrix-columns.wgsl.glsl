#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer frames_compute_block {
  mat4 inner[3];
} frames;

void main() {
  uint v = gl_LocalInvocationIndex;
  uint v_1 = min(v, 2u);
  frames.inner[v_1][3] = frames.inner[v_1][3] + vec4(1.0, 2.0, 3.0, 0.0);
  mat4 m = frames.inner[v_1];
  uint v_2 = min(v, 3u);
  m[v_2].y = 5.0;
  m[v_2] = frames.inner[v_1][3] - m[v_2];
  frames.inner[v_1] = m;
}
