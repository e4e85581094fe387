//# case unpack4xU8/u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(120u, 86u, 52u, 18u);
}

void main() {
  test();
}
//# case unpack4xU8/u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uint e = 305419896u;
  result.inner = (uvec4(e) >> uvec4(0u, 8u, 16u, 24u)) & uvec4(255u);
}

void main() {
  test();
}
//# case unpack4xU8/u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = (uvec4(305419896u) >> uvec4(0u, 8u, 16u, 24u)) & uvec4(255u);
}

void main() {
  test();
}
