//# case dot4U8Packed/u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 20132u;
}

void main() {
  test();
}
//# case dot4U8Packed/u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint e1 = 305419896u;
  uint e2 = 19088743u;
  uvec4 v = ((uvec4(e1) >> uvec4(0u, 8u, 16u, 24u)) & uvec4(255u)) * ((uvec4(e2) >> uvec4(0u, 8u, 16u, 24u)) & uvec4(255u));
  result.inner = v.x + v.y + v.z + v.w;
}

void main() {
  test();
}
//# case dot4U8Packed/u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uvec4 v = ((uvec4(305419896u) >> uvec4(0u, 8u, 16u, 24u)) & uvec4(255u)) * ((uvec4(19088743u) >> uvec4(0u, 8u, 16u, 24u)) & uvec4(255u));
  result.inner = v.x + v.y + v.z + v.w;
}

void main() {
  test();
}
