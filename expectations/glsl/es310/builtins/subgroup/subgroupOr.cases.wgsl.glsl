//# case subgroupOr/i32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = subgroupOr(-20);
}

void main() {
  test();
}
//# case subgroupOr/i32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  int e = -20;
  result.inner = subgroupOr(e);
}

void main() {
  test();
}
//# case subgroupOr/i32/override
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = subgroupOr(-20);
}

void main() {
  test();
}
//# case subgroupOr/u32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = subgroupOr(20u);
}

void main() {
  test();
}
//# case subgroupOr/u32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint e = 20u;
  result.inner = subgroupOr(e);
}

void main() {
  test();
}
//# case subgroupOr/u32/override
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = subgroupOr(20u);
}

void main() {
  test();
}
//# case subgroupOr/vec2<i32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = subgroupOr(ivec2(-20, -19));
}

void main() {
  test();
}
//# case subgroupOr/vec2<i32>/variable
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  ivec2 e = ivec2(-20, -19);
  result.inner = subgroupOr(e);
}

void main() {
  test();
}
//# case subgroupOr/vec2<u32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = subgroupOr(uvec2(20u, 21u));
}

void main() {
  test();
}
//# case subgroupOr/vec2<u32>/variable
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uvec2 e = uvec2(20u, 21u);
  result.inner = subgroupOr(e);
}

void main() {
  test();
}
//# case subgroupOr/vec3<i32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = subgroupOr(ivec3(-20, -19, -18));
}

void main() {
  test();
}
//# case subgroupOr/vec3<i32>/variable
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 e = ivec3(-20, -19, -18);
  result.inner = subgroupOr(e);
}

void main() {
  test();
}
//# case subgroupOr/vec3<u32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = subgroupOr(uvec3(20u, 21u, 22u));
}

void main() {
  test();
}
//# case subgroupOr/vec3<u32>/variable
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 e = uvec3(20u, 21u, 22u);
  result.inner = subgroupOr(e);
}

void main() {
  test();
}
//# case subgroupOr/vec4<i32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = subgroupOr(ivec4(-20, -19, -18, -17));
}

void main() {
  test();
}
//# case subgroupOr/vec4<i32>/variable
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 e = ivec4(-20, -19, -18, -17);
  result.inner = subgroupOr(e);
}

void main() {
  test();
}
//# case subgroupOr/vec4<u32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = subgroupOr(uvec4(20u, 21u, 22u, 23u));
}

void main() {
  test();
}
//# case subgroupOr/vec4<u32>/variable
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 e = uvec4(20u, 21u, 22u, 23u);
  result.inner = subgroupOr(e);
}

void main() {
  test();
}
