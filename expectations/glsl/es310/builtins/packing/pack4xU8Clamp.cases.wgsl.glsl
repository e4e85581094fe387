//# case pack4xU8Clamp/vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 387323156u;
}

void main() {
  test();
}
//# case pack4xU8Clamp/vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uvec4 e = uvec4(20u, 21u, 22u, 23u);
  uvec4 v = (min(e, uvec4(255u)) & uvec4(255u)) << uvec4(0u, 8u, 16u, 24u);
  result.inner = v.x + v.y + v.z + v.w;
}

void main() {
  test();
}
