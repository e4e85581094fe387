//# case subgroupAll/bool/literal
#version 310 es
#extension GL_KHR_shader_subgroup_vote : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(subgroupAll(true));
}

void main() {
  test();
}
//# case subgroupAll/bool/variable
#version 310 es
#extension GL_KHR_shader_subgroup_vote : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  bool e = true;
  result.inner = uint(subgroupAll(e));
}

void main() {
  test();
}
//# case subgroupAll/bool/override
#version 310 es
#extension GL_KHR_shader_subgroup_vote : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(subgroupAll(true));
}

void main() {
  test();
}
