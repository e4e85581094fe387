//# case unpack2x16snorm/u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.67555773, 0.14221625);
}

void main() {
  test();
}
//# case unpack2x16snorm/u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  uint e = 305419896u;
  result.inner = unpackSnorm2x16(e);
}

void main() {
  test();
}
//# case unpack2x16snorm/u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = unpackSnorm2x16(305419896u);
}

void main() {
  test();
}
