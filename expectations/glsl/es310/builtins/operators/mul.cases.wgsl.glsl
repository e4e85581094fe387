//# case mul/i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = -60;
}

void main() {
  test();
}
//# case mul/i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  int e1 = -20;
  int e2 = 3;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = -20 * 3;
}

void main() {
  test();
}
//# case mul/u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 60u;
}

void main() {
  test();
}
//# case mul/u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 20u * 3u;
}

void main() {
  test();
}
//# case mul/f32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.125;
}

void main() {
  test();
}
//# case mul/f32,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float e1 = 0.5;
  float e2 = 0.25;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.5 * 0.25;
}

void main() {
  test();
}
//# case mul/f16,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  result.inner = 0.125hf;
}

void main() {
  test();
}
//# case mul/f16,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  float16_t e2 = 0.25hf;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f16,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  result.inner = 0.5hf * 0.25hf;
}

void main() {
  test();
}
//# case mul/vec2<i32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-60, -76);
}

void main() {
  test();
}
//# case mul/vec2<i32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  ivec2 e1 = ivec2(-20, -19);
  ivec2 e2 = ivec2(3, 4);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec2<u32>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(60u, 84u);
}

void main() {
  test();
}
//# case mul/vec2<u32>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uvec2 e1 = uvec2(20u, 21u);
  uvec2 e2 = uvec2(3u, 4u);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec2<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.125, 0.14111328);
}

void main() {
  test();
}
//# case mul/vec2<f32>,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e1 = vec2(0.5, 0.53125);
  vec2 e2 = vec2(0.25, 0.265625);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec2<f16>,vec2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(0.125hf, 0.14111328125hf);
}

void main() {
  test();
}
//# case mul/vec2<f16>,vec2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  f16vec2 e1 = f16vec2(0.5hf, 0.53125hf);
  f16vec2 e2 = f16vec2(0.25hf, 0.265625hf);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec3<i32>,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-60, -76, -90);
}

void main() {
  test();
}
//# case mul/vec3<i32>,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 e1 = ivec3(-20, -19, -18);
  ivec3 e2 = ivec3(3, 4, 5);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec3<u32>,vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(60u, 84u, 110u);
}

void main() {
  test();
}
//# case mul/vec3<u32>,vec3<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 e1 = uvec3(20u, 21u, 22u);
  uvec3 e2 = uvec3(3u, 4u, 5u);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec3<f32>,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.125, 0.14111328, 0.1953125);
}

void main() {
  test();
}
//# case mul/vec3<f32>,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e1 = vec3(0.5, 0.53125, 0.625);
  vec3 e2 = vec3(0.25, 0.265625, 0.3125);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec3<f16>,vec3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.125hf, 0.14111328125hf, 0.1953125hf);
}

void main() {
  test();
}
//# case mul/vec3<f16>,vec3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16vec3 e1 = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  f16vec3 e2 = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec4<i32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-60, -76, -90, -102);
}

void main() {
  test();
}
//# case mul/vec4<i32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 e1 = ivec4(-20, -19, -18, -17);
  ivec4 e2 = ivec4(3, 4, 5, 6);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec4<u32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(60u, 84u, 110u, 138u);
}

void main() {
  test();
}
//# case mul/vec4<u32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 e1 = uvec4(20u, 21u, 22u, 23u);
  uvec4 e2 = uvec4(3u, 4u, 5u, 6u);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec4<f32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.125, 0.14111328, 0.1953125, 0.30517578);
}

void main() {
  test();
}
//# case mul/vec4<f32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e1 = vec4(0.5, 0.53125, 0.625, 0.78125);
  vec4 e2 = vec4(0.25, 0.265625, 0.3125, 0.390625);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec4<f16>,vec4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.125hf, 0.14111328125hf, 0.1953125hf, 0.3052hf);
}

void main() {
  test();
}
//# case mul/vec4<f16>,vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16vec4 e1 = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16vec4 e2 = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-60, -57);
}

void main() {
  test();
}
//# case mul/vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  ivec2 e1 = ivec2(-20, -19);
  int e2 = 3;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-20, -19) * 3;
}

void main() {
  test();
}
//# case mul/vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(60u, 63u);
}

void main() {
  test();
}
//# case mul/vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uvec2 e1 = uvec2(20u, 21u);
  uint e2 = 3u;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(20u, 21u) * 3u;
}

void main() {
  test();
}
//# case mul/vec2<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.125, 0.1328125);
}

void main() {
  test();
}
//# case mul/vec2<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e1 = vec2(0.5, 0.53125);
  float e2 = 0.25;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec2<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.5, 0.53125) * 0.25;
}

void main() {
  test();
}
//# case mul/vec2<f16>,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(0.125hf, 0.1328125hf);
}

void main() {
  test();
}
//# case mul/vec2<f16>,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  f16vec2 e1 = f16vec2(0.5hf, 0.53125hf);
  float16_t e2 = 0.25hf;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec2<f16>,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(0.5hf, 0.53125hf) * 0.25hf;
}

void main() {
  test();
}
//# case mul/vec3<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-60, -57, -54);
}

void main() {
  test();
}
//# case mul/vec3<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 e1 = ivec3(-20, -19, -18);
  int e2 = 3;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec3<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-20, -19, -18) * 3;
}

void main() {
  test();
}
//# case mul/vec3<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(60u, 63u, 66u);
}

void main() {
  test();
}
//# case mul/vec3<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 e1 = uvec3(20u, 21u, 22u);
  uint e2 = 3u;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec3<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(20u, 21u, 22u) * 3u;
}

void main() {
  test();
}
//# case mul/vec3<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.125, 0.1328125, 0.15625);
}

void main() {
  test();
}
//# case mul/vec3<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e1 = vec3(0.5, 0.53125, 0.625);
  float e2 = 0.25;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec3<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.5, 0.53125, 0.625) * 0.25;
}

void main() {
  test();
}
//# case mul/vec3<f16>,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.125hf, 0.1328125hf, 0.15625hf);
}

void main() {
  test();
}
//# case mul/vec3<f16>,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16vec3 e1 = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  float16_t e2 = 0.25hf;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec3<f16>,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.5hf, 0.53125hf, 0.625hf) * 0.25hf;
}

void main() {
  test();
}
//# case mul/vec4<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-60, -57, -54, -51);
}

void main() {
  test();
}
//# case mul/vec4<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 e1 = ivec4(-20, -19, -18, -17);
  int e2 = 3;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec4<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20, -19, -18, -17) * 3;
}

void main() {
  test();
}
//# case mul/vec4<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(60u, 63u, 66u, 69u);
}

void main() {
  test();
}
//# case mul/vec4<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 e1 = uvec4(20u, 21u, 22u, 23u);
  uint e2 = 3u;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec4<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, 21u, 22u, 23u) * 3u;
}

void main() {
  test();
}
//# case mul/vec4<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.125, 0.1328125, 0.15625, 0.1953125);
}

void main() {
  test();
}
//# case mul/vec4<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e1 = vec4(0.5, 0.53125, 0.625, 0.78125);
  float e2 = 0.25;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec4<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, 0.53125, 0.625, 0.78125) * 0.25;
}

void main() {
  test();
}
//# case mul/vec4<f16>,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.125hf, 0.1328125hf, 0.15625hf, 0.1953125hf);
}

void main() {
  test();
}
//# case mul/vec4<f16>,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16vec4 e1 = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  float16_t e2 = 0.25hf;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec4<f16>,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf) * 0.25hf;
}

void main() {
  test();
}
//# case mul/i32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-60, -80);
}

void main() {
  test();
}
//# case mul/i32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  int e1 = -20;
  ivec2 e2 = ivec2(3, 4);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/i32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = -20 * ivec2(3, 4);
}

void main() {
  test();
}
//# case mul/u32,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(60u, 80u);
}

void main() {
  test();
}
//# case mul/u32,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uint e1 = 20u;
  uvec2 e2 = uvec2(3u, 4u);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/u32,vec2<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = 20u * uvec2(3u, 4u);
}

void main() {
  test();
}
//# case mul/f32,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.125, 0.1328125);
}

void main() {
  test();
}
//# case mul/f32,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  float e1 = 0.5;
  vec2 e2 = vec2(0.25, 0.265625);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f32,vec2<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = 0.5 * vec2(0.25, 0.265625);
}

void main() {
  test();
}
//# case mul/f16,vec2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(0.125hf, 0.1328125hf);
}

void main() {
  test();
}
//# case mul/f16,vec2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16vec2 e2 = f16vec2(0.25hf, 0.265625hf);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f16,vec2<f16>/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = 0.5hf * f16vec2(0.25hf, 0.265625hf);
}

void main() {
  test();
}
//# case mul/i32,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-60, -80, -100);
}

void main() {
  test();
}
//# case mul/i32,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  int e1 = -20;
  ivec3 e2 = ivec3(3, 4, 5);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/i32,vec3<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = -20 * ivec3(3, 4, 5);
}

void main() {
  test();
}
//# case mul/u32,vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(60u, 80u, 100u);
}

void main() {
  test();
}
//# case mul/u32,vec3<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uint e1 = 20u;
  uvec3 e2 = uvec3(3u, 4u, 5u);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/u32,vec3<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = 20u * uvec3(3u, 4u, 5u);
}

void main() {
  test();
}
//# case mul/f32,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.125, 0.1328125, 0.15625);
}

void main() {
  test();
}
//# case mul/f32,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  float e1 = 0.5;
  vec3 e2 = vec3(0.25, 0.265625, 0.3125);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f32,vec3<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = 0.5 * vec3(0.25, 0.265625, 0.3125);
}

void main() {
  test();
}
//# case mul/f16,vec3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.125hf, 0.1328125hf, 0.15625hf);
}

void main() {
  test();
}
//# case mul/f16,vec3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16vec3 e2 = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f16,vec3<f16>/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = 0.5hf * f16vec3(0.25hf, 0.265625hf, 0.3125hf);
}

void main() {
  test();
}
//# case mul/i32,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-60, -80, -100, -120);
}

void main() {
  test();
}
//# case mul/i32,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  int e1 = -20;
  ivec4 e2 = ivec4(3, 4, 5, 6);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/i32,vec4<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = -20 * ivec4(3, 4, 5, 6);
}

void main() {
  test();
}
//# case mul/u32,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(60u, 80u, 100u, 120u);
}

void main() {
  test();
}
//# case mul/u32,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uint e1 = 20u;
  uvec4 e2 = uvec4(3u, 4u, 5u, 6u);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/u32,vec4<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = 20u * uvec4(3u, 4u, 5u, 6u);
}

void main() {
  test();
}
//# case mul/f32,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.125, 0.1328125, 0.15625, 0.1953125);
}

void main() {
  test();
}
//# case mul/f32,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  float e1 = 0.5;
  vec4 e2 = vec4(0.25, 0.265625, 0.3125, 0.390625);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f32,vec4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = 0.5 * vec4(0.25, 0.265625, 0.3125, 0.390625);
}

void main() {
  test();
}
//# case mul/f16,vec4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.125hf, 0.1328125hf, 0.15625hf, 0.1953125hf);
}

void main() {
  test();
}
//# case mul/f16,vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16vec4 e2 = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f16,vec4<f16>/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = 0.5hf * f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
}

void main() {
  test();
}
//# case mul/mat2x2<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  result.inner = mat2(vec2(0.125, 0.1328125), vec2(0.15625, 0.1953125));
}

void main() {
  test();
}
//# case mul/mat2x2<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  mat2 e1 = mat2(vec2(0.5, 0.53125), vec2(0.625, 0.78125));
  float e2 = 0.25;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x2<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  result.inner = mat2(vec2(0.5, 0.53125), vec2(0.625, 0.78125)) * 0.25;
}

void main() {
  test();
}
//# case mul/mat2x2<f16>,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2 inner;
} result;

void test() {
  result.inner = f16mat2(f16vec2(0.125hf, 0.1328125hf), f16vec2(0.15625hf, 0.1953125hf));
}

void main() {
  test();
}
//# case mul/mat2x2<f16>,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2 inner;
} result;

void test() {
  f16mat2 e1 = f16mat2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf));
  float16_t e2 = 0.25hf;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x2<f16>,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2 inner;
} result;

void test() {
  result.inner = f16mat2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf)) * 0.25hf;
}

void main() {
  test();
}
//# case mul/mat2x3<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.125, 0.1328125, 0.15625);
  result.inner[1] = vec3(0.1953125, 0.25, 0.3203125);
}

void main() {
  test();
}
//# case mul/mat2x3<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  mat2x3 e1 = mat2x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125));
  float e2 = 0.25;
  mat2x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mul/mat2x3<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  mat2x3 v = mat2x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125)) * 0.25;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mul/mat2x3<f16>,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.125hf, 0.1328125hf, 0.15625hf);
  result.inner[1] = f16vec3(0.1953125hf, 0.25hf, 0.3203125hf);
}

void main() {
  test();
}
//# case mul/mat2x3<f16>,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  f16mat2x3 e1 = f16mat2x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf));
  float16_t e2 = 0.25hf;
  f16mat2x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mul/mat2x3<f16>,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  f16mat2x3 v = f16mat2x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf)) * 0.25hf;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mul/mat2x4<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  result.inner = mat2x4(vec4(0.125, 0.1328125, 0.15625, 0.1953125), vec4(0.25, 0.3203125, 0.40625, 0.5078125));
}

void main() {
  test();
}
//# case mul/mat2x4<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  mat2x4 e1 = mat2x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125));
  float e2 = 0.25;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x4<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  result.inner = mat2x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125)) * 0.25;
}

void main() {
  test();
}
//# case mul/mat2x4<f16>,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  result.inner = f16mat2x4(f16vec4(0.125hf, 0.1328125hf, 0.15625hf, 0.1953125hf), f16vec4(0.25hf, 0.3203125hf, 0.40625hf, 0.508hf));
}

void main() {
  test();
}
//# case mul/mat2x4<f16>,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  f16mat2x4 e1 = f16mat2x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf));
  float16_t e2 = 0.25hf;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x4<f16>,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  result.inner = f16mat2x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf)) * 0.25hf;
}

void main() {
  test();
}
//# case mul/mat3x2<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  result.inner = mat3x2(vec2(0.125, 0.1328125), vec2(0.15625, 0.1953125), vec2(0.25, 0.3203125));
}

void main() {
  test();
}
//# case mul/mat3x2<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  mat3x2 e1 = mat3x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125));
  float e2 = 0.25;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x2<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  result.inner = mat3x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125)) * 0.25;
}

void main() {
  test();
}
//# case mul/mat3x2<f16>,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x2 inner;
} result;

void test() {
  result.inner = f16mat3x2(f16vec2(0.125hf, 0.1328125hf), f16vec2(0.15625hf, 0.1953125hf), f16vec2(0.25hf, 0.3203125hf));
}

void main() {
  test();
}
//# case mul/mat3x2<f16>,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x2 inner;
} result;

void test() {
  f16mat3x2 e1 = f16mat3x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf));
  float16_t e2 = 0.25hf;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x2<f16>,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x2 inner;
} result;

void test() {
  result.inner = f16mat3x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf)) * 0.25hf;
}

void main() {
  test();
}
//# case mul/mat3x3<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.125, 0.1328125, 0.15625);
  result.inner[1] = vec3(0.1953125, 0.25, 0.3203125);
  result.inner[2] = vec3(0.40625, 0.5078125, 0.625);
}

void main() {
  test();
}
//# case mul/mat3x3<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  mat3 e1 = mat3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5));
  float e2 = 0.25;
  mat3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mul/mat3x3<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  mat3 v = mat3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5)) * 0.25;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mul/mat3x3<f16>,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.125hf, 0.1328125hf, 0.15625hf);
  result.inner[1] = f16vec3(0.1953125hf, 0.25hf, 0.3203125hf);
  result.inner[2] = f16vec3(0.40625hf, 0.508hf, 0.625hf);
}

void main() {
  test();
}
//# case mul/mat3x3<f16>,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  f16mat3 e1 = f16mat3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf));
  float16_t e2 = 0.25hf;
  f16mat3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mul/mat3x3<f16>,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  f16mat3 v = f16mat3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf)) * 0.25hf;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mul/mat3x4<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  result.inner = mat3x4(vec4(0.125, 0.1328125, 0.15625, 0.1953125), vec4(0.25, 0.3203125, 0.40625, 0.5078125), vec4(0.625, 0.7578125, 0.90625, 1.0703125));
}

void main() {
  test();
}
//# case mul/mat3x4<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  mat3x4 e1 = mat3x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125));
  float e2 = 0.25;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x4<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  result.inner = mat3x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125)) * 0.25;
}

void main() {
  test();
}
//# case mul/mat3x4<f16>,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x4 inner;
} result;

void test() {
  result.inner = f16mat3x4(f16vec4(0.125hf, 0.1328125hf, 0.15625hf, 0.1953125hf), f16vec4(0.25hf, 0.3203125hf, 0.40625hf, 0.508hf), f16vec4(0.625hf, 0.758hf, 0.90625hf, 1.0703125hf));
}

void main() {
  test();
}
//# case mul/mat3x4<f16>,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x4 inner;
} result;

void test() {
  f16mat3x4 e1 = f16mat3x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf));
  float16_t e2 = 0.25hf;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x4<f16>,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x4 inner;
} result;

void test() {
  result.inner = f16mat3x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf)) * 0.25hf;
}

void main() {
  test();
}
//# case mul/mat4x2<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  result.inner = mat4x2(vec2(0.125, 0.1328125), vec2(0.15625, 0.1953125), vec2(0.25, 0.3203125), vec2(0.40625, 0.5078125));
}

void main() {
  test();
}
//# case mul/mat4x2<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  mat4x2 e1 = mat4x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125), vec2(1.625, 2.03125));
  float e2 = 0.25;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x2<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  result.inner = mat4x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125), vec2(1.625, 2.03125)) * 0.25;
}

void main() {
  test();
}
//# case mul/mat4x2<f16>,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  result.inner = f16mat4x2(f16vec2(0.125hf, 0.1328125hf), f16vec2(0.15625hf, 0.1953125hf), f16vec2(0.25hf, 0.3203125hf), f16vec2(0.40625hf, 0.508hf));
}

void main() {
  test();
}
//# case mul/mat4x2<f16>,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  f16mat4x2 e1 = f16mat4x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf), f16vec2(1.625hf, 2.03125hf));
  float16_t e2 = 0.25hf;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x2<f16>,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  result.inner = f16mat4x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf), f16vec2(1.625hf, 2.03125hf)) * 0.25hf;
}

void main() {
  test();
}
//# case mul/mat4x3<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.125, 0.1328125, 0.15625);
  result.inner[1] = vec3(0.1953125, 0.25, 0.3203125);
  result.inner[2] = vec3(0.40625, 0.5078125, 0.625);
  result.inner[3] = vec3(0.7578125, 0.90625, 1.0703125);
}

void main() {
  test();
}
//# case mul/mat4x3<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  mat4x3 e1 = mat4x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5), vec3(3.03125, 3.625, 4.28125));
  float e2 = 0.25;
  mat4x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case mul/mat4x3<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  mat4x3 v = mat4x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5), vec3(3.03125, 3.625, 4.28125)) * 0.25;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case mul/mat4x3<f16>,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.125hf, 0.1328125hf, 0.15625hf);
  result.inner[1] = f16vec3(0.1953125hf, 0.25hf, 0.3203125hf);
  result.inner[2] = f16vec3(0.40625hf, 0.508hf, 0.625hf);
  result.inner[3] = f16vec3(0.758hf, 0.90625hf, 1.0703125hf);
}

void main() {
  test();
}
//# case mul/mat4x3<f16>,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  f16mat4x3 e1 = f16mat4x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf), f16vec3(3.03125hf, 3.625hf, 4.28125hf));
  float16_t e2 = 0.25hf;
  f16mat4x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case mul/mat4x3<f16>,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  f16mat4x3 v = f16mat4x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf), f16vec3(3.03125hf, 3.625hf, 4.28125hf)) * 0.25hf;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case mul/mat4x4<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  result.inner = mat4(vec4(0.125, 0.1328125, 0.15625, 0.1953125), vec4(0.25, 0.3203125, 0.40625, 0.5078125), vec4(0.625, 0.7578125, 0.90625, 1.0703125), vec4(1.25, 1.4453125, 1.65625, 1.8828125));
}

void main() {
  test();
}
//# case mul/mat4x4<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  mat4 e1 = mat4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125), vec4(5.0, 5.78125, 6.625, 7.53125));
  float e2 = 0.25;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x4<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  result.inner = mat4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125), vec4(5.0, 5.78125, 6.625, 7.53125)) * 0.25;
}

void main() {
  test();
}
//# case mul/mat4x4<f16>,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  result.inner = f16mat4(f16vec4(0.125hf, 0.1328125hf, 0.15625hf, 0.1953125hf), f16vec4(0.25hf, 0.3203125hf, 0.40625hf, 0.508hf), f16vec4(0.625hf, 0.758hf, 0.90625hf, 1.0703125hf), f16vec4(1.25hf, 1.4453125hf, 1.65625hf, 1.883hf));
}

void main() {
  test();
}
//# case mul/mat4x4<f16>,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  f16mat4 e1 = f16mat4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf), f16vec4(5.0hf, 5.78125hf, 6.625hf, 7.53125hf));
  float16_t e2 = 0.25hf;
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x4<f16>,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  result.inner = f16mat4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf), f16vec4(5.0hf, 5.78125hf, 6.625hf, 7.53125hf)) * 0.25hf;
}

void main() {
  test();
}
//# case mul/f32,mat2x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  result.inner = mat2(vec2(0.125, 0.1328125), vec2(0.15625, 0.1953125));
}

void main() {
  test();
}
//# case mul/f32,mat2x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  float e1 = 0.5;
  mat2 e2 = mat2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f32,mat2x2<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  result.inner = 0.5 * mat2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625));
}

void main() {
  test();
}
//# case mul/f16,mat2x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2 inner;
} result;

void test() {
  result.inner = f16mat2(f16vec2(0.125hf, 0.1328125hf), f16vec2(0.15625hf, 0.1953125hf));
}

void main() {
  test();
}
//# case mul/f16,mat2x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16mat2 e2 = f16mat2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f16,mat2x2<f16>/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2 inner;
} result;

void test() {
  result.inner = 0.5hf * f16mat2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf));
}

void main() {
  test();
}
//# case mul/f32,mat2x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.125, 0.1328125, 0.15625);
  result.inner[1] = vec3(0.1953125, 0.25, 0.3203125);
}

void main() {
  test();
}
//# case mul/f32,mat2x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  float e1 = 0.5;
  mat2x3 e2 = mat2x3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625));
  mat2x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mul/f32,mat2x3<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  mat2x3 v = 0.5 * mat2x3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625));
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mul/f16,mat2x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.125hf, 0.1328125hf, 0.15625hf);
  result.inner[1] = f16vec3(0.1953125hf, 0.25hf, 0.3203125hf);
}

void main() {
  test();
}
//# case mul/f16,mat2x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16mat2x3 e2 = f16mat2x3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf));
  f16mat2x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mul/f16,mat2x3<f16>/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  f16mat2x3 v = 0.5hf * f16mat2x3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf));
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mul/f32,mat2x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  result.inner = mat2x4(vec4(0.125, 0.1328125, 0.15625, 0.1953125), vec4(0.25, 0.3203125, 0.40625, 0.5078125));
}

void main() {
  test();
}
//# case mul/f32,mat2x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  float e1 = 0.5;
  mat2x4 e2 = mat2x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f32,mat2x4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  result.inner = 0.5 * mat2x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625));
}

void main() {
  test();
}
//# case mul/f16,mat2x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  result.inner = f16mat2x4(f16vec4(0.125hf, 0.1328125hf, 0.15625hf, 0.1953125hf), f16vec4(0.25hf, 0.3203125hf, 0.40625hf, 0.508hf));
}

void main() {
  test();
}
//# case mul/f16,mat2x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16mat2x4 e2 = f16mat2x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f16,mat2x4<f16>/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  result.inner = 0.5hf * f16mat2x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf));
}

void main() {
  test();
}
//# case mul/f32,mat3x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  result.inner = mat3x2(vec2(0.125, 0.1328125), vec2(0.15625, 0.1953125), vec2(0.25, 0.3203125));
}

void main() {
  test();
}
//# case mul/f32,mat3x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  float e1 = 0.5;
  mat3x2 e2 = mat3x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f32,mat3x2<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  result.inner = 0.5 * mat3x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625));
}

void main() {
  test();
}
//# case mul/f16,mat3x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x2 inner;
} result;

void test() {
  result.inner = f16mat3x2(f16vec2(0.125hf, 0.1328125hf), f16vec2(0.15625hf, 0.1953125hf), f16vec2(0.25hf, 0.3203125hf));
}

void main() {
  test();
}
//# case mul/f16,mat3x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x2 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16mat3x2 e2 = f16mat3x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f16,mat3x2<f16>/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x2 inner;
} result;

void test() {
  result.inner = 0.5hf * f16mat3x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf));
}

void main() {
  test();
}
//# case mul/f32,mat3x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.125, 0.1328125, 0.15625);
  result.inner[1] = vec3(0.1953125, 0.25, 0.3203125);
  result.inner[2] = vec3(0.40625, 0.5078125, 0.625);
}

void main() {
  test();
}
//# case mul/f32,mat3x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  float e1 = 0.5;
  mat3 e2 = mat3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625), vec3(0.8125, 1.015625, 1.25));
  mat3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mul/f32,mat3x3<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  mat3 v = 0.5 * mat3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625), vec3(0.8125, 1.015625, 1.25));
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mul/f16,mat3x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.125hf, 0.1328125hf, 0.15625hf);
  result.inner[1] = f16vec3(0.1953125hf, 0.25hf, 0.3203125hf);
  result.inner[2] = f16vec3(0.40625hf, 0.508hf, 0.625hf);
}

void main() {
  test();
}
//# case mul/f16,mat3x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16mat3 e2 = f16mat3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf), f16vec3(0.8125hf, 1.016hf, 1.25hf));
  f16mat3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mul/f16,mat3x3<f16>/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  f16mat3 v = 0.5hf * f16mat3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf), f16vec3(0.8125hf, 1.016hf, 1.25hf));
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mul/f32,mat3x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  result.inner = mat3x4(vec4(0.125, 0.1328125, 0.15625, 0.1953125), vec4(0.25, 0.3203125, 0.40625, 0.5078125), vec4(0.625, 0.7578125, 0.90625, 1.0703125));
}

void main() {
  test();
}
//# case mul/f32,mat3x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  float e1 = 0.5;
  mat3x4 e2 = mat3x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f32,mat3x4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  result.inner = 0.5 * mat3x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625));
}

void main() {
  test();
}
//# case mul/f16,mat3x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x4 inner;
} result;

void test() {
  result.inner = f16mat3x4(f16vec4(0.125hf, 0.1328125hf, 0.15625hf, 0.1953125hf), f16vec4(0.25hf, 0.3203125hf, 0.40625hf, 0.508hf), f16vec4(0.625hf, 0.758hf, 0.90625hf, 1.0703125hf));
}

void main() {
  test();
}
//# case mul/f16,mat3x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x4 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16mat3x4 e2 = f16mat3x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f16,mat3x4<f16>/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x4 inner;
} result;

void test() {
  result.inner = 0.5hf * f16mat3x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf));
}

void main() {
  test();
}
//# case mul/f32,mat4x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  result.inner = mat4x2(vec2(0.125, 0.1328125), vec2(0.15625, 0.1953125), vec2(0.25, 0.3203125), vec2(0.40625, 0.5078125));
}

void main() {
  test();
}
//# case mul/f32,mat4x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  float e1 = 0.5;
  mat4x2 e2 = mat4x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625), vec2(0.8125, 1.015625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f32,mat4x2<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  result.inner = 0.5 * mat4x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625), vec2(0.8125, 1.015625));
}

void main() {
  test();
}
//# case mul/f16,mat4x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  result.inner = f16mat4x2(f16vec2(0.125hf, 0.1328125hf), f16vec2(0.15625hf, 0.1953125hf), f16vec2(0.25hf, 0.3203125hf), f16vec2(0.40625hf, 0.508hf));
}

void main() {
  test();
}
//# case mul/f16,mat4x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16mat4x2 e2 = f16mat4x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf), f16vec2(0.8125hf, 1.016hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f16,mat4x2<f16>/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  result.inner = 0.5hf * f16mat4x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf), f16vec2(0.8125hf, 1.016hf));
}

void main() {
  test();
}
//# case mul/f32,mat4x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.125, 0.1328125, 0.15625);
  result.inner[1] = vec3(0.1953125, 0.25, 0.3203125);
  result.inner[2] = vec3(0.40625, 0.5078125, 0.625);
  result.inner[3] = vec3(0.7578125, 0.90625, 1.0703125);
}

void main() {
  test();
}
//# case mul/f32,mat4x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  float e1 = 0.5;
  mat4x3 e2 = mat4x3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625), vec3(0.8125, 1.015625, 1.25), vec3(1.515625, 1.8125, 2.140625));
  mat4x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case mul/f32,mat4x3<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  mat4x3 v = 0.5 * mat4x3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625), vec3(0.8125, 1.015625, 1.25), vec3(1.515625, 1.8125, 2.140625));
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case mul/f16,mat4x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.125hf, 0.1328125hf, 0.15625hf);
  result.inner[1] = f16vec3(0.1953125hf, 0.25hf, 0.3203125hf);
  result.inner[2] = f16vec3(0.40625hf, 0.508hf, 0.625hf);
  result.inner[3] = f16vec3(0.758hf, 0.90625hf, 1.0703125hf);
}

void main() {
  test();
}
//# case mul/f16,mat4x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16mat4x3 e2 = f16mat4x3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf), f16vec3(0.8125hf, 1.016hf, 1.25hf), f16vec3(1.516hf, 1.8125hf, 2.141hf));
  f16mat4x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case mul/f16,mat4x3<f16>/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  f16mat4x3 v = 0.5hf * f16mat4x3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf), f16vec3(0.8125hf, 1.016hf, 1.25hf), f16vec3(1.516hf, 1.8125hf, 2.141hf));
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case mul/f32,mat4x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  result.inner = mat4(vec4(0.125, 0.1328125, 0.15625, 0.1953125), vec4(0.25, 0.3203125, 0.40625, 0.5078125), vec4(0.625, 0.7578125, 0.90625, 1.0703125), vec4(1.25, 1.4453125, 1.65625, 1.8828125));
}

void main() {
  test();
}
//# case mul/f32,mat4x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  float e1 = 0.5;
  mat4 e2 = mat4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625), vec4(2.5, 2.890625, 3.3125, 3.765625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f32,mat4x4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  result.inner = 0.5 * mat4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625), vec4(2.5, 2.890625, 3.3125, 3.765625));
}

void main() {
  test();
}
//# case mul/f16,mat4x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  result.inner = f16mat4(f16vec4(0.125hf, 0.1328125hf, 0.15625hf, 0.1953125hf), f16vec4(0.25hf, 0.3203125hf, 0.40625hf, 0.508hf), f16vec4(0.625hf, 0.758hf, 0.90625hf, 1.0703125hf), f16vec4(1.25hf, 1.4453125hf, 1.65625hf, 1.883hf));
}

void main() {
  test();
}
//# case mul/f16,mat4x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16mat4 e2 = f16mat4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf), f16vec4(2.5hf, 2.891hf, 3.3125hf, 3.766hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/f16,mat4x4<f16>/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  result.inner = 0.5hf * f16mat4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf), f16vec4(2.5hf, 2.891hf, 3.3125hf, 3.766hf));
}

void main() {
  test();
}
//# case mul/mat2x2<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.29101563, 0.34033203);
}

void main() {
  test();
}
//# case mul/mat2x2<f32>,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  mat2 e1 = mat2(vec2(0.5, 0.53125), vec2(0.625, 0.78125));
  vec2 e2 = vec2(0.25, 0.265625);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x2<f16>,vec2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(0.29102hf, 0.34033203125hf);
}

void main() {
  test();
}
//# case mul/mat2x2<f16>,vec2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  f16mat2 e1 = f16mat2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf));
  f16vec2 e2 = f16vec2(0.25hf, 0.265625hf);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x3<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.33251953, 0.3984375, 0.49658203);
}

void main() {
  test();
}
//# case mul/mat2x3<f32>,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  mat2x3 e1 = mat2x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125));
  vec2 e2 = vec2(0.25, 0.265625);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x3<f16>,vec2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.33252hf, 0.39844hf, 0.4966hf);
}

void main() {
  test();
}
//# case mul/mat2x3<f16>,vec2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16mat2x3 e1 = f16mat2x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf));
  f16vec2 e2 = f16vec2(0.25hf, 0.265625hf);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x4<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.390625, 0.47314453, 0.5878906, 0.7348633);
}

void main() {
  test();
}
//# case mul/mat2x4<f32>,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  mat2x4 e1 = mat2x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125));
  vec2 e2 = vec2(0.25, 0.265625);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x4<f16>,vec2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.390625hf, 0.47314453125hf, 0.588hf, 0.735hf);
}

void main() {
  test();
}
//# case mul/mat2x4<f16>,vec2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16mat2x4 e1 = f16mat2x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf));
  f16vec2 e2 = f16vec2(0.25hf, 0.265625hf);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x2<f32>,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.6035156, 0.74072266);
}

void main() {
  test();
}
//# case mul/mat3x2<f32>,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  mat3x2 e1 = mat3x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125));
  vec3 e2 = vec3(0.25, 0.265625, 0.3125);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x2<f16>,vec3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(0.60352hf, 0.74072265625hf);
}

void main() {
  test();
}
//# case mul/mat3x2<f16>,vec3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  f16mat3x2 e1 = f16mat3x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf));
  f16vec3 e2 = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x3<f32>,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.84033203, 1.0332031, 1.277832);
}

void main() {
  test();
}
//# case mul/mat3x3<f32>,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  mat3 e1 = mat3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5));
  vec3 e2 = vec3(0.25, 0.265625, 0.3125);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x3<f16>,vec3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.84033203125hf, 1.033203125hf, 1.27734375hf);
}

void main() {
  test();
}
//# case mul/mat3x3<f16>,vec3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16mat3 e1 = f16mat3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf));
  f16vec3 e2 = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x4<f32>,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(1.171875, 1.4204102, 1.7207031, 2.072754);
}

void main() {
  test();
}
//# case mul/mat3x4<f32>,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  mat3x4 e1 = mat3x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125));
  vec3 e2 = vec3(0.25, 0.265625, 0.3125);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x4<f16>,vec3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(1.172hf, 1.42hf, 1.721hf, 2.0723hf);
}

void main() {
  test();
}
//# case mul/mat3x4<f16>,vec3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16mat3x4 e1 = f16mat3x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf));
  f16vec3 e2 = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x2<f32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(1.2382813, 1.5341797);
}

void main() {
  test();
}
//# case mul/mat4x2<f32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  mat4x2 e1 = mat4x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125), vec2(1.625, 2.03125));
  vec4 e2 = vec4(0.25, 0.265625, 0.3125, 0.390625);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x2<f16>,vec4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(1.2383hf, 1.5342hf);
}

void main() {
  test();
}
//# case mul/mat4x2<f16>,vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  f16mat4x2 e1 = f16mat4x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf), f16vec2(1.625hf, 2.03125hf));
  f16vec4 e2 = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x3<f32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(2.024414, 2.4492188, 2.9501953);
}

void main() {
  test();
}
//# case mul/mat4x3<f32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  mat4x3 e1 = mat4x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5), vec3(3.03125, 3.625, 4.28125));
  vec4 e2 = vec4(0.25, 0.265625, 0.3125, 0.390625);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x3<f16>,vec4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(2.0234375hf, 2.45hf, 2.95hf);
}

void main() {
  test();
}
//# case mul/mat4x3<f16>,vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16mat4x3 e1 = f16mat4x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf), f16vec3(3.03125hf, 3.625hf, 4.28125hf));
  f16vec4 e2 = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x4<f32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(3.125, 3.678711, 4.3085938, 5.0146484);
}

void main() {
  test();
}
//# case mul/mat4x4<f32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  mat4 e1 = mat4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125), vec4(5.0, 5.78125, 6.625, 7.53125));
  vec4 e2 = vec4(0.25, 0.265625, 0.3125, 0.390625);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x4<f16>,vec4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(3.125hf, 3.68hf, 4.31hf, 5.016hf);
}

void main() {
  test();
}
//# case mul/mat4x4<f16>,vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16mat4 e1 = f16mat4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf), f16vec4(5.0hf, 5.78125hf, 6.625hf, 7.53125hf));
  f16vec4 e2 = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec2<f32>,mat2x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.26611328, 0.36376953);
}

void main() {
  test();
}
//# case mul/vec2<f32>,mat2x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e1 = vec2(0.5, 0.53125);
  mat2 e2 = mat2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec2<f16>,mat2x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(0.26611328125hf, 0.3638hf);
}

void main() {
  test();
}
//# case mul/vec2<f16>,mat2x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  f16vec2 e1 = f16vec2(0.5hf, 0.53125hf);
  f16mat2 e2 = f16mat2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec3<f32>,mat2x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.46142578, 0.8613281);
}

void main() {
  test();
}
//# case mul/vec3<f32>,mat2x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec3 e1 = vec3(0.5, 0.53125, 0.625);
  mat2x3 e2 = mat2x3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec3<f16>,mat2x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(0.46143hf, 0.86133hf);
}

void main() {
  test();
}
//# case mul/vec3<f16>,mat2x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  f16vec3 e1 = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  f16mat2x3 e2 = f16mat2x3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec4<f32>,mat2x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.76660156, 1.8916016);
}

void main() {
  test();
}
//# case mul/vec4<f32>,mat2x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec4 e1 = vec4(0.5, 0.53125, 0.625, 0.78125);
  mat2x4 e2 = mat2x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec4<f16>,mat2x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(0.7666015625hf, 1.892hf);
}

void main() {
  test();
}
//# case mul/vec4<f16>,mat2x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  f16vec4 e1 = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16mat2x4 e2 = f16mat2x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec2<f32>,mat3x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.26611328, 0.36376953, 0.59033203);
}

void main() {
  test();
}
//# case mul/vec2<f32>,mat3x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec2 e1 = vec2(0.5, 0.53125);
  mat3x2 e2 = mat3x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec2<f16>,mat3x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.26611328125hf, 0.3638hf, 0.59033203125hf);
}

void main() {
  test();
}
//# case mul/vec2<f16>,mat3x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16vec2 e1 = f16vec2(0.5hf, 0.53125hf);
  f16mat3x2 e2 = f16mat3x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec3<f32>,mat3x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.46142578, 0.8613281, 1.7270508);
}

void main() {
  test();
}
//# case mul/vec3<f32>,mat3x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e1 = vec3(0.5, 0.53125, 0.625);
  mat3 e2 = mat3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625), vec3(0.8125, 1.015625, 1.25));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec3<f16>,mat3x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.46143hf, 0.86133hf, 1.727hf);
}

void main() {
  test();
}
//# case mul/vec3<f16>,mat3x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16vec3 e1 = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  f16mat3 e2 = f16mat3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf), f16vec3(0.8125hf, 1.016hf, 1.25hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec4<f32>,mat3x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.76660156, 1.8916016, 4.2353516);
}

void main() {
  test();
}
//# case mul/vec4<f32>,mat3x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec4 e1 = vec4(0.5, 0.53125, 0.625, 0.78125);
  mat3x4 e2 = mat3x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec4<f16>,mat3x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.7666015625hf, 1.892hf, 4.2344hf);
}

void main() {
  test();
}
//# case mul/vec4<f16>,mat3x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16vec4 e1 = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16mat3x4 e2 = f16mat3x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec2<f32>,mat4x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.26611328, 0.36376953, 0.59033203, 0.9458008);
}

void main() {
  test();
}
//# case mul/vec2<f32>,mat4x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec2 e1 = vec2(0.5, 0.53125);
  mat4x2 e2 = mat4x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625), vec2(0.8125, 1.015625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec2<f16>,mat4x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.26611328125hf, 0.3638hf, 0.59033203125hf, 0.946hf);
}

void main() {
  test();
}
//# case mul/vec2<f16>,mat4x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16vec2 e1 = f16vec2(0.5hf, 0.53125hf);
  f16mat4x2 e2 = f16mat4x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf), f16vec2(0.8125hf, 1.016hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec3<f32>,mat4x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.46142578, 0.8613281, 1.7270508, 3.0585938);
}

void main() {
  test();
}
//# case mul/vec3<f32>,mat4x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec3 e1 = vec3(0.5, 0.53125, 0.625);
  mat4x3 e2 = mat4x3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625), vec3(0.8125, 1.015625, 1.25), vec3(1.515625, 1.8125, 2.140625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec3<f16>,mat4x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.46143hf, 0.86133hf, 1.727hf, 3.059hf);
}

void main() {
  test();
}
//# case mul/vec3<f16>,mat4x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16vec3 e1 = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  f16mat4x3 e2 = f16mat4x3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf), f16vec3(0.8125hf, 1.016hf, 1.25hf), f16vec3(1.516hf, 1.8125hf, 2.141hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec4<f32>,mat4x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.76660156, 1.8916016, 4.2353516, 7.7978516);
}

void main() {
  test();
}
//# case mul/vec4<f32>,mat4x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e1 = vec4(0.5, 0.53125, 0.625, 0.78125);
  mat4 e2 = mat4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625), vec4(2.5, 2.890625, 3.3125, 3.765625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/vec4<f16>,mat4x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.7666015625hf, 1.892hf, 4.2344hf, 7.797hf);
}

void main() {
  test();
}
//# case mul/vec4<f16>,mat4x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16vec4 e1 = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16mat4 e2 = f16mat4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf), f16vec4(2.5hf, 2.891hf, 3.3125hf, 3.766hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x2<f32>,mat2x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  result.inner = mat2(vec2(0.29101563, 0.34033203), vec2(0.40039063, 0.4711914));
}

void main() {
  test();
}
//# case mul/mat2x2<f32>,mat2x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  mat2 e1 = mat2(vec2(0.5, 0.53125), vec2(0.625, 0.78125));
  mat2 e2 = mat2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x2<f16>,mat2x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2 inner;
} result;

void test() {
  result.inner = f16mat2(f16vec2(0.29102hf, 0.34033203125hf), f16vec2(0.4004hf, 0.4712hf));
}

void main() {
  test();
}
//# case mul/mat2x2<f16>,mat2x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2 inner;
} result;

void test() {
  f16mat2 e1 = f16mat2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf));
  f16mat2 e2 = f16mat2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x3<f32>,mat2x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.33251953, 0.3984375, 0.49658203);
  result.inner[1] = vec3(0.46142578, 0.5566406, 0.6958008);
}

void main() {
  test();
}
//# case mul/mat2x3<f32>,mat2x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  mat2x3 e1 = mat2x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125));
  mat2 e2 = mat2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625));
  mat2x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mul/mat2x3<f16>,mat2x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.33252hf, 0.39844hf, 0.4966hf);
  result.inner[1] = f16vec3(0.46143hf, 0.556640625hf, 0.696hf);
}

void main() {
  test();
}
//# case mul/mat2x3<f16>,mat2x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  f16mat2x3 e1 = f16mat2x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf));
  f16mat2 e2 = f16mat2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf));
  f16mat2x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mul/mat2x4<f32>,mat2x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  result.inner = mat2x4(vec4(0.390625, 0.47314453, 0.5878906, 0.7348633), vec4(0.546875, 0.6665039, 0.8300781, 1.0375977));
}

void main() {
  test();
}
//# case mul/mat2x4<f32>,mat2x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  mat2x4 e1 = mat2x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125));
  mat2 e2 = mat2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x4<f16>,mat2x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  result.inner = f16mat2x4(f16vec4(0.390625hf, 0.47314453125hf, 0.588hf, 0.735hf), f16vec4(0.547hf, 0.66650390625hf, 0.8301hf, 1.037109375hf));
}

void main() {
  test();
}
//# case mul/mat2x4<f16>,mat2x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  f16mat2x4 e1 = f16mat2x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf));
  f16mat2 e2 = f16mat2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x2<f32>,mat3x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  result.inner = mat3x2(vec2(0.29101563, 0.34033203), vec2(0.40039063, 0.4711914), vec2(0.6503906, 0.7661133));
}

void main() {
  test();
}
//# case mul/mat2x2<f32>,mat3x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  mat2 e1 = mat2(vec2(0.5, 0.53125), vec2(0.625, 0.78125));
  mat3x2 e2 = mat3x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x2<f16>,mat3x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x2 inner;
} result;

void test() {
  result.inner = f16mat3x2(f16vec2(0.29102hf, 0.34033203125hf), f16vec2(0.4004hf, 0.4712hf), f16vec2(0.6504hf, 0.76611328125hf));
}

void main() {
  test();
}
//# case mul/mat2x2<f16>,mat3x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x2 inner;
} result;

void test() {
  f16mat2 e1 = f16mat2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf));
  f16mat3x2 e2 = f16mat3x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x3<f32>,mat3x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.33251953, 0.3984375, 0.49658203);
  result.inner[1] = vec3(0.46142578, 0.5566406, 0.6958008);
  result.inner[2] = vec3(0.7504883, 0.90625, 1.1333008);
}

void main() {
  test();
}
//# case mul/mat2x3<f32>,mat3x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  mat2x3 e1 = mat2x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125));
  mat3x2 e2 = mat3x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625));
  mat3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mul/mat2x3<f16>,mat3x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.33252hf, 0.39844hf, 0.4966hf);
  result.inner[1] = f16vec3(0.46143hf, 0.556640625hf, 0.696hf);
  result.inner[2] = f16vec3(0.7505hf, 0.90625hf, 1.133hf);
}

void main() {
  test();
}
//# case mul/mat2x3<f16>,mat3x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  f16mat2x3 e1 = f16mat2x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf));
  f16mat3x2 e2 = f16mat3x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf));
  f16mat3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mul/mat2x4<f32>,mat3x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  result.inner = mat3x4(vec4(0.390625, 0.47314453, 0.5878906, 0.7348633), vec4(0.546875, 0.6665039, 0.8300781, 1.0375977), vec4(0.890625, 1.0864258, 1.3535156, 1.6918945));
}

void main() {
  test();
}
//# case mul/mat2x4<f32>,mat3x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  mat2x4 e1 = mat2x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125));
  mat3x2 e2 = mat3x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x4<f16>,mat3x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x4 inner;
} result;

void test() {
  result.inner = f16mat3x4(f16vec4(0.390625hf, 0.47314453125hf, 0.588hf, 0.735hf), f16vec4(0.547hf, 0.66650390625hf, 0.8301hf, 1.037109375hf), f16vec4(0.890625hf, 1.086hf, 1.354hf, 1.69140625hf));
}

void main() {
  test();
}
//# case mul/mat2x4<f16>,mat3x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x4 inner;
} result;

void test() {
  f16mat2x4 e1 = f16mat2x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf));
  f16mat3x2 e2 = f16mat3x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x2<f32>,mat4x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  result.inner = mat4x2(vec2(0.29101563, 0.34033203), vec2(0.40039063, 0.4711914), vec2(0.6503906, 0.7661133), vec2(1.0410156, 1.2250977));
}

void main() {
  test();
}
//# case mul/mat2x2<f32>,mat4x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  mat2 e1 = mat2(vec2(0.5, 0.53125), vec2(0.625, 0.78125));
  mat4x2 e2 = mat4x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625), vec2(0.8125, 1.015625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x2<f16>,mat4x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  result.inner = f16mat4x2(f16vec2(0.29102hf, 0.34033203125hf), f16vec2(0.4004hf, 0.4712hf), f16vec2(0.6504hf, 0.76611328125hf), f16vec2(1.041015625hf, 1.225hf));
}

void main() {
  test();
}
//# case mul/mat2x2<f16>,mat4x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  f16mat2 e1 = f16mat2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf));
  f16mat4x2 e2 = f16mat4x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf), f16vec2(0.8125hf, 1.016hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x3<f32>,mat4x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.33251953, 0.3984375, 0.49658203);
  result.inner[1] = vec3(0.46142578, 0.5566406, 0.6958008);
  result.inner[2] = vec3(0.7504883, 0.90625, 1.1333008);
  result.inner[3] = vec3(1.199707, 1.4472656, 1.809082);
}

void main() {
  test();
}
//# case mul/mat2x3<f32>,mat4x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  mat2x3 e1 = mat2x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125));
  mat4x2 e2 = mat4x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625), vec2(0.8125, 1.015625));
  mat4x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case mul/mat2x3<f16>,mat4x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.33252hf, 0.39844hf, 0.4966hf);
  result.inner[1] = f16vec3(0.46143hf, 0.556640625hf, 0.696hf);
  result.inner[2] = f16vec3(0.7505hf, 0.90625hf, 1.133hf);
  result.inner[3] = f16vec3(1.19921875hf, 1.4473hf, 1.809hf);
}

void main() {
  test();
}
//# case mul/mat2x3<f16>,mat4x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  f16mat2x3 e1 = f16mat2x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf));
  f16mat4x2 e2 = f16mat4x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf), f16vec2(0.8125hf, 1.016hf));
  f16mat4x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case mul/mat2x4<f32>,mat4x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  result.inner = mat4(vec4(0.390625, 0.47314453, 0.5878906, 0.7348633), vec4(0.546875, 0.6665039, 0.8300781, 1.0375977), vec4(0.890625, 1.0864258, 1.3535156, 1.6918945), vec4(1.421875, 1.7329102, 2.1582031, 2.697754));
}

void main() {
  test();
}
//# case mul/mat2x4<f32>,mat4x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  mat2x4 e1 = mat2x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125));
  mat4x2 e2 = mat4x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625), vec2(0.8125, 1.015625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat2x4<f16>,mat4x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  result.inner = f16mat4(f16vec4(0.390625hf, 0.47314453125hf, 0.588hf, 0.735hf), f16vec4(0.547hf, 0.66650390625hf, 0.8301hf, 1.037109375hf), f16vec4(0.890625hf, 1.086hf, 1.354hf, 1.69140625hf), f16vec4(1.422hf, 1.732421875hf, 2.158203125hf, 2.6973hf));
}

void main() {
  test();
}
//# case mul/mat2x4<f16>,mat4x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  f16mat2x4 e1 = f16mat2x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf));
  f16mat4x2 e2 = f16mat4x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf), f16vec2(0.8125hf, 1.016hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x2<f32>,mat2x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  result.inner = mat2(vec2(0.6035156, 0.74072266), vec2(1.1484375, 1.4189453));
}

void main() {
  test();
}
//# case mul/mat3x2<f32>,mat2x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  mat3x2 e1 = mat3x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125));
  mat2x3 e2 = mat2x3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x2<f16>,mat2x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2 inner;
} result;

void test() {
  result.inner = f16mat2(f16vec2(0.60352hf, 0.74072265625hf), f16vec2(1.1484375hf, 1.419hf));
}

void main() {
  test();
}
//# case mul/mat3x2<f16>,mat2x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2 inner;
} result;

void test() {
  f16mat3x2 e1 = f16mat3x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf));
  f16mat2x3 e2 = f16mat2x3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x3<f32>,mat2x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.84033203, 1.0332031, 1.277832);
  result.inner[1] = vec3(1.6269531, 2.008789, 2.4863281);
}

void main() {
  test();
}
//# case mul/mat3x3<f32>,mat2x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  mat3 e1 = mat3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5));
  mat2x3 e2 = mat2x3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625));
  mat2x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mul/mat3x3<f16>,mat2x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.84033203125hf, 1.033203125hf, 1.27734375hf);
  result.inner[1] = f16vec3(1.627hf, 2.008hf, 2.486328125hf);
}

void main() {
  test();
}
//# case mul/mat3x3<f16>,mat2x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  f16mat3 e1 = f16mat3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf));
  f16mat2x3 e2 = f16mat2x3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf));
  f16mat2x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mul/mat3x4<f32>,mat2x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  result.inner = mat2x4(vec4(1.171875, 1.4204102, 1.7207031, 2.072754), vec4(2.296875, 2.790039, 3.3789063, 4.0634766));
}

void main() {
  test();
}
//# case mul/mat3x4<f32>,mat2x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  mat3x4 e1 = mat3x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125));
  mat2x3 e2 = mat2x3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x4<f16>,mat2x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  result.inner = f16mat2x4(f16vec4(1.172hf, 1.42hf, 1.721hf, 2.0723hf), f16vec4(2.297hf, 2.79hf, 3.379hf, 4.0625hf));
}

void main() {
  test();
}
//# case mul/mat3x4<f16>,mat2x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  f16mat3x4 e1 = f16mat3x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf));
  f16mat2x3 e2 = f16mat2x3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x2<f32>,mat3x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  result.inner = mat3x2(vec2(0.6035156, 0.74072266), vec2(1.1484375, 1.4189453), vec2(2.2910156, 2.8266602));
}

void main() {
  test();
}
//# case mul/mat3x2<f32>,mat3x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  mat3x2 e1 = mat3x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125));
  mat3 e2 = mat3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625), vec3(0.8125, 1.015625, 1.25));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x2<f16>,mat3x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x2 inner;
} result;

void test() {
  result.inner = f16mat3x2(f16vec2(0.60352hf, 0.74072265625hf), f16vec2(1.1484375hf, 1.419hf), f16vec2(2.291015625hf, 2.8262hf));
}

void main() {
  test();
}
//# case mul/mat3x2<f16>,mat3x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x2 inner;
} result;

void test() {
  f16mat3x2 e1 = f16mat3x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf));
  f16mat3 e2 = f16mat3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf), f16vec3(0.8125hf, 1.016hf, 1.25hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x3<f32>,mat3x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.84033203, 1.0332031, 1.277832);
  result.inner[1] = vec3(1.6269531, 2.008789, 2.4863281);
  result.inner[2] = vec3(3.230957, 3.9863281, 4.934082);
}

void main() {
  test();
}
//# case mul/mat3x3<f32>,mat3x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  mat3 e1 = mat3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5));
  mat3 e2 = mat3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625), vec3(0.8125, 1.015625, 1.25));
  mat3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mul/mat3x3<f16>,mat3x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.84033203125hf, 1.033203125hf, 1.27734375hf);
  result.inner[1] = f16vec3(1.627hf, 2.008hf, 2.486328125hf);
  result.inner[2] = f16vec3(3.2305hf, 3.986328125hf, 4.934hf);
}

void main() {
  test();
}
//# case mul/mat3x3<f16>,mat3x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  f16mat3 e1 = f16mat3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf));
  f16mat3 e2 = f16mat3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf), f16vec3(0.8125hf, 1.016hf, 1.25hf));
  f16mat3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mul/mat3x4<f32>,mat3x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  result.inner = mat3x4(vec4(1.171875, 1.4204102, 1.7207031, 2.072754), vec4(2.296875, 2.790039, 3.3789063, 4.0634766), vec4(4.546875, 5.5219727, 6.689453, 8.049316));
}

void main() {
  test();
}
//# case mul/mat3x4<f32>,mat3x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  mat3x4 e1 = mat3x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125));
  mat3 e2 = mat3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625), vec3(0.8125, 1.015625, 1.25));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x4<f16>,mat3x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x4 inner;
} result;

void test() {
  result.inner = f16mat3x4(f16vec4(1.172hf, 1.42hf, 1.721hf, 2.0723hf), f16vec4(2.297hf, 2.79hf, 3.379hf, 4.0625hf), f16vec4(4.547hf, 5.5234375hf, 6.688hf, 8.05hf));
}

void main() {
  test();
}
//# case mul/mat3x4<f16>,mat3x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x4 inner;
} result;

void test() {
  f16mat3x4 e1 = f16mat3x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf));
  f16mat3 e2 = f16mat3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf), f16vec3(0.8125hf, 1.016hf, 1.25hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x2<f32>,mat4x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  result.inner = mat4x2(vec2(0.6035156, 0.74072266), vec2(1.1484375, 1.4189453), vec2(2.2910156, 2.8266602), vec2(4.03125, 4.963867));
}

void main() {
  test();
}
//# case mul/mat3x2<f32>,mat4x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  mat3x2 e1 = mat3x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125));
  mat4x3 e2 = mat4x3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625), vec3(0.8125, 1.015625, 1.25), vec3(1.515625, 1.8125, 2.140625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x2<f16>,mat4x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  result.inner = f16mat4x2(f16vec2(0.60352hf, 0.74072265625hf), f16vec2(1.1484375hf, 1.419hf), f16vec2(2.291015625hf, 2.8262hf), f16vec2(4.03125hf, 4.965hf));
}

void main() {
  test();
}
//# case mul/mat3x2<f16>,mat4x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  f16mat3x2 e1 = f16mat3x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf));
  f16mat4x3 e2 = f16mat4x3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf), f16vec3(0.8125hf, 1.016hf, 1.25hf), f16vec3(1.516hf, 1.8125hf, 2.141hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x3<f32>,mat4x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.84033203, 1.0332031, 1.277832);
  result.inner[1] = vec3(1.6269531, 2.008789, 2.4863281);
  result.inner[2] = vec3(3.230957, 3.9863281, 4.934082);
  result.inner[3] = vec3(5.6523438, 6.9658203, 8.621094);
}

void main() {
  test();
}
//# case mul/mat3x3<f32>,mat4x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  mat3 e1 = mat3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5));
  mat4x3 e2 = mat4x3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625), vec3(0.8125, 1.015625, 1.25), vec3(1.515625, 1.8125, 2.140625));
  mat4x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case mul/mat3x3<f16>,mat4x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.84033203125hf, 1.033203125hf, 1.27734375hf);
  result.inner[1] = f16vec3(1.627hf, 2.008hf, 2.486328125hf);
  result.inner[2] = f16vec3(3.2305hf, 3.986328125hf, 4.934hf);
  result.inner[3] = f16vec3(5.65234375hf, 6.965hf, 8.625hf);
}

void main() {
  test();
}
//# case mul/mat3x3<f16>,mat4x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  f16mat3 e1 = f16mat3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf));
  f16mat4x3 e2 = f16mat4x3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf), f16vec3(0.8125hf, 1.016hf, 1.25hf), f16vec3(1.516hf, 1.8125hf, 2.141hf));
  f16mat4x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case mul/mat3x4<f32>,mat4x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  result.inner = mat4(vec4(1.171875, 1.4204102, 1.7207031, 2.072754), vec4(2.296875, 2.790039, 3.3789063, 4.0634766), vec4(4.546875, 5.5219727, 6.689453, 8.049316), vec4(7.921875, 9.616211, 11.652344, 14.030273));
}

void main() {
  test();
}
//# case mul/mat3x4<f32>,mat4x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  mat3x4 e1 = mat3x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125));
  mat4x3 e2 = mat4x3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625), vec3(0.8125, 1.015625, 1.25), vec3(1.515625, 1.8125, 2.140625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat3x4<f16>,mat4x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  result.inner = f16mat4(f16vec4(1.172hf, 1.42hf, 1.721hf, 2.0723hf), f16vec4(2.297hf, 2.79hf, 3.379hf, 4.0625hf), f16vec4(4.547hf, 5.5234375hf, 6.688hf, 8.05hf), f16vec4(7.922hf, 9.62hf, 11.66hf, 14.03125hf));
}

void main() {
  test();
}
//# case mul/mat3x4<f16>,mat4x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  f16mat3x4 e1 = f16mat3x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf));
  f16mat4x3 e2 = f16mat4x3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf), f16vec3(0.8125hf, 1.016hf, 1.25hf), f16vec3(1.516hf, 1.8125hf, 2.141hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x2<f32>,mat2x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  result.inner = mat2(vec2(1.2382813, 1.5341797), vec2(3.1132813, 3.8701172));
}

void main() {
  test();
}
//# case mul/mat4x2<f32>,mat2x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  mat4x2 e1 = mat4x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125), vec2(1.625, 2.03125));
  mat2x4 e2 = mat2x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x2<f16>,mat2x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2 inner;
} result;

void test() {
  result.inner = f16mat2(f16vec2(1.2383hf, 1.5342hf), f16vec2(3.1133hf, 3.8711hf));
}

void main() {
  test();
}
//# case mul/mat4x2<f16>,mat2x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2 inner;
} result;

void test() {
  f16mat4x2 e1 = f16mat4x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf), f16vec2(1.625hf, 2.03125hf));
  f16mat2x4 e2 = f16mat2x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x3<f32>,mat2x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = vec3(2.024414, 2.4492188, 2.9501953);
  result.inner[1] = vec3(5.149414, 6.2382813, 7.5126953);
}

void main() {
  test();
}
//# case mul/mat4x3<f32>,mat2x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  mat4x3 e1 = mat4x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5), vec3(3.03125, 3.625, 4.28125));
  mat2x4 e2 = mat2x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625));
  mat2x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mul/mat4x3<f16>,mat2x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(2.0234375hf, 2.45hf, 2.95hf);
  result.inner[1] = f16vec3(5.15hf, 6.24hf, 7.512hf);
}

void main() {
  test();
}
//# case mul/mat4x3<f16>,mat2x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  f16mat4x3 e1 = f16mat4x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf), f16vec3(3.03125hf, 3.625hf, 4.28125hf));
  f16mat2x4 e2 = f16mat2x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf));
  f16mat2x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mul/mat4x4<f32>,mat2x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  result.inner = mat2x4(vec4(3.125, 3.678711, 4.3085938, 5.0146484), vec4(8.0, 9.420898, 11.027344, 12.819336));
}

void main() {
  test();
}
//# case mul/mat4x4<f32>,mat2x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  mat4 e1 = mat4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125), vec4(5.0, 5.78125, 6.625, 7.53125));
  mat2x4 e2 = mat2x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x4<f16>,mat2x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  result.inner = f16mat2x4(f16vec4(3.125hf, 3.68hf, 4.31hf, 5.016hf), f16vec4(8.0hf, 9.422hf, 11.03125hf, 12.8203125hf));
}

void main() {
  test();
}
//# case mul/mat4x4<f16>,mat2x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  f16mat4 e1 = f16mat4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf), f16vec4(5.0hf, 5.78125hf, 6.625hf, 7.53125hf));
  f16mat2x4 e2 = f16mat2x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x2<f32>,mat3x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  result.inner = mat3x2(vec2(1.2382813, 1.5341797), vec2(3.1132813, 3.8701172), vec2(6.8632813, 8.518555));
}

void main() {
  test();
}
//# case mul/mat4x2<f32>,mat3x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  mat4x2 e1 = mat4x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125), vec2(1.625, 2.03125));
  mat3x4 e2 = mat3x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x2<f16>,mat3x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x2 inner;
} result;

void test() {
  result.inner = f16mat3x2(f16vec2(1.2383hf, 1.5342hf), f16vec2(3.1133hf, 3.8711hf), f16vec2(6.8633hf, 8.516hf));
}

void main() {
  test();
}
//# case mul/mat4x2<f16>,mat3x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x2 inner;
} result;

void test() {
  f16mat4x2 e1 = f16mat4x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf), f16vec2(1.625hf, 2.03125hf));
  f16mat3x4 e2 = f16mat3x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x3<f32>,mat3x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  result.inner[0] = vec3(2.024414, 2.4492188, 2.9501953);
  result.inner[1] = vec3(5.149414, 6.2382813, 7.5126953);
  result.inner[2] = vec3(11.243164, 13.621094, 16.418945);
}

void main() {
  test();
}
//# case mul/mat4x3<f32>,mat3x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  mat4x3 e1 = mat4x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5), vec3(3.03125, 3.625, 4.28125));
  mat3x4 e2 = mat3x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625));
  mat3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mul/mat4x3<f16>,mat3x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(2.0234375hf, 2.45hf, 2.95hf);
  result.inner[1] = f16vec3(5.15hf, 6.24hf, 7.512hf);
  result.inner[2] = f16vec3(11.2421875hf, 13.625hf, 16.422hf);
}

void main() {
  test();
}
//# case mul/mat4x3<f16>,mat3x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  f16mat4x3 e1 = f16mat4x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf), f16vec3(3.03125hf, 3.625hf, 4.28125hf));
  f16mat3x4 e2 = f16mat3x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf));
  f16mat3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mul/mat4x4<f32>,mat3x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  result.inner = mat3x4(vec4(3.125, 3.678711, 4.3085938, 5.0146484), vec4(8.0, 9.420898, 11.027344, 12.819336), vec4(17.375, 20.475586, 23.996094, 27.936523));
}

void main() {
  test();
}
//# case mul/mat4x4<f32>,mat3x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  mat4 e1 = mat4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125), vec4(5.0, 5.78125, 6.625, 7.53125));
  mat3x4 e2 = mat3x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x4<f16>,mat3x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x4 inner;
} result;

void test() {
  result.inner = f16mat3x4(f16vec4(3.125hf, 3.68hf, 4.31hf, 5.016hf), f16vec4(8.0hf, 9.422hf, 11.03125hf, 12.8203125hf), f16vec4(17.38hf, 20.47hf, 24.0hf, 27.94hf));
}

void main() {
  test();
}
//# case mul/mat4x4<f16>,mat3x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x4 inner;
} result;

void test() {
  f16mat4 e1 = f16mat4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf), f16vec4(5.0hf, 5.78125hf, 6.625hf, 7.53125hf));
  f16mat3x4 e2 = f16mat3x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x2<f32>,mat4x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  result.inner = mat4x2(vec2(1.2382813, 1.5341797), vec2(3.1132813, 3.8701172), vec2(6.8632813, 8.518555), vec2(12.488281, 15.479492));
}

void main() {
  test();
}
//# case mul/mat4x2<f32>,mat4x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  mat4x2 e1 = mat4x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125), vec2(1.625, 2.03125));
  mat4 e2 = mat4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625), vec4(2.5, 2.890625, 3.3125, 3.765625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x2<f16>,mat4x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  result.inner = f16mat4x2(f16vec2(1.2383hf, 1.5342hf), f16vec2(3.1133hf, 3.8711hf), f16vec2(6.8633hf, 8.516hf), f16vec2(12.484375hf, 15.48hf));
}

void main() {
  test();
}
//# case mul/mat4x2<f16>,mat4x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  f16mat4x2 e1 = f16mat4x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf), f16vec2(1.625hf, 2.03125hf));
  f16mat4 e2 = f16mat4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf), f16vec4(2.5hf, 2.891hf, 3.3125hf, 3.766hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x3<f32>,mat4x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  result.inner[0] = vec3(2.024414, 2.4492188, 2.9501953);
  result.inner[1] = vec3(5.149414, 6.2382813, 7.5126953);
  result.inner[2] = vec3(11.243164, 13.621094, 16.418945);
  result.inner[3] = vec3(20.305664, 24.597656, 29.668945);
}

void main() {
  test();
}
//# case mul/mat4x3<f32>,mat4x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  mat4x3 e1 = mat4x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5), vec3(3.03125, 3.625, 4.28125));
  mat4 e2 = mat4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625), vec4(2.5, 2.890625, 3.3125, 3.765625));
  mat4x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case mul/mat4x3<f16>,mat4x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(2.0234375hf, 2.45hf, 2.95hf);
  result.inner[1] = f16vec3(5.15hf, 6.24hf, 7.512hf);
  result.inner[2] = f16vec3(11.2421875hf, 13.625hf, 16.422hf);
  result.inner[3] = f16vec3(20.3125hf, 24.6hf, 29.672hf);
}

void main() {
  test();
}
//# case mul/mat4x3<f16>,mat4x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  f16mat4x3 e1 = f16mat4x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf), f16vec3(3.03125hf, 3.625hf, 4.28125hf));
  f16mat4 e2 = f16mat4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf), f16vec4(2.5hf, 2.891hf, 3.3125hf, 3.766hf));
  f16mat4x3 v = e1 * e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case mul/mat4x4<f32>,mat4x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  result.inner = mat4(vec4(3.125, 3.678711, 4.3085938, 5.0146484), vec4(8.0, 9.420898, 11.027344, 12.819336), vec4(17.375, 20.475586, 23.996094, 27.936523), vec4(31.25, 36.842773, 43.214844, 50.36621));
}

void main() {
  test();
}
//# case mul/mat4x4<f32>,mat4x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  mat4 e1 = mat4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125), vec4(5.0, 5.78125, 6.625, 7.53125));
  mat4 e2 = mat4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625), vec4(2.5, 2.890625, 3.3125, 3.765625));
  result.inner = e1 * e2;
}

void main() {
  test();
}
//# case mul/mat4x4<f16>,mat4x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  result.inner = f16mat4(f16vec4(3.125hf, 3.68hf, 4.31hf, 5.016hf), f16vec4(8.0hf, 9.422hf, 11.03125hf, 12.8203125hf), f16vec4(17.38hf, 20.47hf, 24.0hf, 27.94hf), f16vec4(31.25hf, 36.844hf, 43.22hf, 50.38hf));
}

void main() {
  test();
}
//# case mul/mat4x4<f16>,mat4x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  f16mat4 e1 = f16mat4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf), f16vec4(5.0hf, 5.78125hf, 6.625hf, 7.53125hf));
  f16mat4 e2 = f16mat4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf), f16vec4(2.5hf, 2.891hf, 3.3125hf, 3.766hf));
  result.inner = e1 * e2;
}

void main() {
  test();
}
