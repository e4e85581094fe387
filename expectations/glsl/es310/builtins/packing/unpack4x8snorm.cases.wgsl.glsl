//# case unpack4x8snorm/u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.9448819, 0.6771653, 0.40944883, 0.14173229);
}

void main() {
  test();
}
//# case unpack4x8snorm/u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uint e = 305419896u;
  result.inner = unpackSnorm4x8(e);
}

void main() {
  test();
}
//# case unpack4x8snorm/u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = unpackSnorm4x8(305419896u);
}

void main() {
  test();
}
