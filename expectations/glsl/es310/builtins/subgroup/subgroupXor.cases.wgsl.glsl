//# case subgroupXor/i32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = subgroupXor(-20);
}

void main() {
  test();
}
//# case subgroupXor/i32/variable
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
  result.inner = subgroupXor(e);
}

void main() {
  test();
}
//# case subgroupXor/i32/override
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = subgroupXor(-20);
}

void main() {
  test();
}
//# case subgroupXor/u32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = subgroupXor(20u);
}

void main() {
  test();
}
//# case subgroupXor/u32/variable
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
  result.inner = subgroupXor(e);
}

void main() {
  test();
}
//# case subgroupXor/u32/override
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = subgroupXor(20u);
}

void main() {
  test();
}
//# case subgroupXor/vec2<i32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = subgroupXor(ivec2(-20, -19));
}

void main() {
  test();
}
//# case subgroupXor/vec2<i32>/variable
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
  result.inner = subgroupXor(e);
}

void main() {
  test();
}
//# case subgroupXor/vec2<u32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = subgroupXor(uvec2(20u, 21u));
}

void main() {
  test();
}
//# case subgroupXor/vec2<u32>/variable
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
  result.inner = subgroupXor(e);
}

void main() {
  test();
}
//# case subgroupXor/vec3<i32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = subgroupXor(ivec3(-20, -19, -18));
}

void main() {
  test();
}
//# case subgroupXor/vec3<i32>/variable
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
  result.inner = subgroupXor(e);
}

void main() {
  test();
}
//# case subgroupXor/vec3<u32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = subgroupXor(uvec3(20u, 21u, 22u));
}

void main() {
  test();
}
//# case subgroupXor/vec3<u32>/variable
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
  result.inner = subgroupXor(e);
}

void main() {
  test();
}
//# case subgroupXor/vec4<i32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = subgroupXor(ivec4(-20, -19, -18, -17));
}

void main() {
  test();
}
//# case subgroupXor/vec4<i32>/variable
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
  result.inner = subgroupXor(e);
}

void main() {
  test();
}
//# case subgroupXor/vec4<u32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_arithmetic : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = subgroupXor(uvec4(20u, 21u, 22u, 23u));
}

void main() {
  test();
}
//# case subgroupXor/vec4<u32>/variable
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
  result.inner = subgroupXor(e);
}

void main() {
  test();
}
