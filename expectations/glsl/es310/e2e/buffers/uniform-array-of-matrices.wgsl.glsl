#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

struct Wrapped_std140 {
  vec2 m_0;
  vec2 m_1;
};

struct Bones_std140 {
  mat4 world[16];
  Wrapped_std140 plane[3];
};

layout(std140, binding = 0) uniform bones_compute_block {
  Bones_std140 inner;
} bones;
layout(std430, binding = 0) coherent buffer out_compute_block {
  vec4 inner[];
} out_1;

void main() {
  uint v = gl_LocalInvocationIndex;
  uint v_1 = min(v % 3u, 2u);
  out_1.inner[min(v, uint(out_1.inner.length()) - 1u)] = bones.inner.world[min(v, 15u)] * vec4(mat2(bones.inner.plane[v_1].m_0, bones.inner.plane[v_1].m_1) * vec2(1.0, 0.0), bones.inner.plane[0].m_1[min(v % 2u, 1u)], 1.0);
}
