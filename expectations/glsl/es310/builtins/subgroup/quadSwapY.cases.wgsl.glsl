//# case quadSwapY/i32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(-20);
}

void main() {
  test();
}
//# case quadSwapY/i32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  int e = -20;
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
//# case quadSwapY/i32/override
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(-20);
}

void main() {
  test();
}
//# case quadSwapY/u32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(20u);
}

void main() {
  test();
}
//# case quadSwapY/u32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint e = 20u;
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
//# case quadSwapY/u32/override
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(20u);
}

void main() {
  test();
}
//# case quadSwapY/f32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(0.5);
}

void main() {
  test();
}
//# case quadSwapY/f32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float e = 0.5;
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
//# case quadSwapY/f32/override
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(0.5);
}

void main() {
  test();
}
//# case quadSwapY/f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(0.5hf);
}

void main() {
  test();
}
//# case quadSwapY/f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  float16_t e = 0.5hf;
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
//# case quadSwapY/f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(0.5hf);
}

void main() {
  test();
}
//# case quadSwapY/vec2<i32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(ivec2(-20, -19));
}

void main() {
  test();
}
//# case quadSwapY/vec2<i32>/variable
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  ivec2 e = ivec2(-20, -19);
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
//# case quadSwapY/vec2<u32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(uvec2(20u, 21u));
}

void main() {
  test();
}
//# case quadSwapY/vec2<u32>/variable
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uvec2 e = uvec2(20u, 21u);
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
//# case quadSwapY/vec2<f32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(vec2(0.5, 0.53125));
}

void main() {
  test();
}
//# case quadSwapY/vec2<f32>/variable
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e = vec2(0.5, 0.53125);
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
//# case quadSwapY/vec2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(f16vec2(0.5hf, 0.53125hf));
}

void main() {
  test();
}
//# case quadSwapY/vec2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  f16vec2 e = f16vec2(0.5hf, 0.53125hf);
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
//# case quadSwapY/vec3<i32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(ivec3(-20, -19, -18));
}

void main() {
  test();
}
//# case quadSwapY/vec3<i32>/variable
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 e = ivec3(-20, -19, -18);
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
//# case quadSwapY/vec3<u32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(uvec3(20u, 21u, 22u));
}

void main() {
  test();
}
//# case quadSwapY/vec3<u32>/variable
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 e = uvec3(20u, 21u, 22u);
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
//# case quadSwapY/vec3<f32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(vec3(0.5, 0.53125, 0.625));
}

void main() {
  test();
}
//# case quadSwapY/vec3<f32>/variable
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e = vec3(0.5, 0.53125, 0.625);
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
//# case quadSwapY/vec3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(f16vec3(0.5hf, 0.53125hf, 0.625hf));
}

void main() {
  test();
}
//# case quadSwapY/vec3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16vec3 e = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
//# case quadSwapY/vec4<i32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(ivec4(-20, -19, -18, -17));
}

void main() {
  test();
}
//# case quadSwapY/vec4<i32>/variable
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 e = ivec4(-20, -19, -18, -17);
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
//# case quadSwapY/vec4<u32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(uvec4(20u, 21u, 22u, 23u));
}

void main() {
  test();
}
//# case quadSwapY/vec4<u32>/variable
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 e = uvec4(20u, 21u, 22u, 23u);
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
//# case quadSwapY/vec4<f32>/literal
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(vec4(0.5, 0.53125, 0.625, 0.78125));
}

void main() {
  test();
}
//# case quadSwapY/vec4<f32>/variable
#version 310 es
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e = vec4(0.5, 0.53125, 0.625, 0.78125);
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
//# case quadSwapY/vec4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = subgroupQuadSwapVertical(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf));
}

void main() {
  test();
}
//# case quadSwapY/vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_quad : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16vec4 e = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  result.inner = subgroupQuadSwapVertical(e);
}

void main() {
  test();
}
