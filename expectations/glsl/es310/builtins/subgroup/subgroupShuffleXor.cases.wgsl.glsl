//# case subgroupShuffleXor/i32,u32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(-20, 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/i32,u32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  int e = -20;
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/i32,u32/override
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(-20, 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/u32,u32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(20u, 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/u32,u32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint e = 20u;
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/u32,u32/override
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(20u, 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/f32,u32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(0.5, 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/f32,u32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float e = 0.5;
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/f32,u32/override
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(0.5, 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/f16,u32/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(0.5hf, 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/f16,u32/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  float16_t e = 0.5hf;
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/f16,u32/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(0.5hf, 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec2<i32>,u32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(ivec2(-20, -19), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec2<i32>,u32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  ivec2 e = ivec2(-20, -19);
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec2<i32>,u32/override
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(ivec2(-20, -19), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec2<u32>,u32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(uvec2(20u, 21u), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec2<u32>,u32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uvec2 e = uvec2(20u, 21u);
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec2<u32>,u32/override
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(uvec2(20u, 21u), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec2<f32>,u32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(vec2(0.5, 0.53125), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec2<f32>,u32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e = vec2(0.5, 0.53125);
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec2<f32>,u32/override
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(vec2(0.5, 0.53125), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec2<f16>,u32/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(f16vec2(0.5hf, 0.53125hf), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec2<f16>,u32/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  f16vec2 e = f16vec2(0.5hf, 0.53125hf);
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec2<f16>,u32/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(f16vec2(0.5hf, 0.53125hf), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec3<i32>,u32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(ivec3(-20, -19, -18), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec3<i32>,u32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 e = ivec3(-20, -19, -18);
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec3<i32>,u32/override
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(ivec3(-20, -19, -18), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec3<u32>,u32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(uvec3(20u, 21u, 22u), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec3<u32>,u32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 e = uvec3(20u, 21u, 22u);
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec3<u32>,u32/override
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(uvec3(20u, 21u, 22u), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec3<f32>,u32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(vec3(0.5, 0.53125, 0.625), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec3<f32>,u32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e = vec3(0.5, 0.53125, 0.625);
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec3<f32>,u32/override
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(vec3(0.5, 0.53125, 0.625), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec3<f16>,u32/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(f16vec3(0.5hf, 0.53125hf, 0.625hf), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec3<f16>,u32/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16vec3 e = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec3<f16>,u32/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(f16vec3(0.5hf, 0.53125hf, 0.625hf), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec4<i32>,u32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(ivec4(-20, -19, -18, -17), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec4<i32>,u32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 e = ivec4(-20, -19, -18, -17);
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec4<i32>,u32/override
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(ivec4(-20, -19, -18, -17), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec4<u32>,u32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(uvec4(20u, 21u, 22u, 23u), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec4<u32>,u32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 e = uvec4(20u, 21u, 22u, 23u);
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec4<u32>,u32/override
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(uvec4(20u, 21u, 22u, 23u), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec4<f32>,u32/literal
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(vec4(0.5, 0.53125, 0.625, 0.78125), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec4<f32>,u32/variable
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e = vec4(0.5, 0.53125, 0.625, 0.78125);
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec4<f32>,u32/override
#version 310 es
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(vec4(0.5, 0.53125, 0.625, 0.78125), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec4<f16>,u32/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), 3u);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec4<f16>,u32/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16vec4 e = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  uint mask = 3u;
  result.inner = subgroupShuffleXor(e, mask);
}

void main() {
  test();
}
//# case subgroupShuffleXor/vec4<f16>,u32/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_KHR_shader_subgroup_shuffle : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = subgroupShuffleXor(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), 3u);
}

void main() {
  test();
}
