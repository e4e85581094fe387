//# case unpack4x8unorm/u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.47058824, 0.3372549, 0.20392157, 0.07058824);
}

void main() {
  test();
}
//# case unpack4x8unorm/u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uint e = 305419896u;
  result.inner = unpackUnorm4x8(e);
}

void main() {
  test();
}
//# case unpack4x8unorm/u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = unpackUnorm4x8(305419896u);
}

void main() {
  test();
}
