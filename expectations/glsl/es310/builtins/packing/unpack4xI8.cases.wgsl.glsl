//# case unpack4xI8/u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(120, 86, 52, 18);
}

void main() {
  test();
}
//# case unpack4xI8/u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uint e = 305419896u;
  result.inner = ivec4(uvec4(e) << uvec4(24u, 16u, 8u, 0u)) >> uvec4(24u);
}

void main() {
  test();
}
//# case unpack4xI8/u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(uvec4(305419896u) << uvec4(24u, 16u, 8u, 0u)) >> uvec4(24u);
}

void main() {
  test();
}
