//# case pack4xI8Clamp/vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 4025413100u;
}

void main() {
  test();
}
//# case pack4xI8Clamp/vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  ivec4 e = ivec4(-20, -19, -18, -17);
  uvec4 v = (uvec4(min(max(e, ivec4(-128)), ivec4(127))) & uvec4(255u)) << uvec4(0u, 8u, 16u, 24u);
  result.inner = v.x + v.y + v.z + v.w;
}

void main() {
  test();
}
