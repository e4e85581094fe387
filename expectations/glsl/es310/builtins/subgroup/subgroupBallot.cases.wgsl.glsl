//# case subgroupBallot/bool/literal
#version 310 es
#extension GL_KHR_shader_subgroup_ballot : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = subgroupBallot(true);
}

void main() {
  test();
}
//# case subgroupBallot/bool/variable
#version 310 es
#extension GL_KHR_shader_subgroup_ballot : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  bool pred = true;
  result.inner = subgroupBallot(pred);
}

void main() {
  test();
}
//# case subgroupBallot/bool/override
#version 310 es
#extension GL_KHR_shader_subgroup_ballot : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = subgroupBallot(true);
}

void main() {
  test();
}
