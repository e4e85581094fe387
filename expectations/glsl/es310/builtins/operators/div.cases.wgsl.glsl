//# case div/i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = -6;
}

void main() {
  test();
}
//# case div/i32,i32/variable
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
  int v = e1;
  int v_1 = e2;
  bool v_2 = v_1 == 0;
  bool v_3 = v == (-2147483647 - 1);
  result.inner = v / mix(v_1, 1, mix(mix(v_3, (v_1 == -1), v_3), v_2, v_2));
}

void main() {
  test();
}
//# case div/i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = -20 / 3;
}

void main() {
  test();
}
//# case div/u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 6u;
}

void main() {
  test();
}
//# case div/u32,u32/variable
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
  uint v = e2;
  result.inner = e1 / mix(v, 1u, (v == 0u));
}

void main() {
  test();
}
//# case div/u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 20u / 3u;
}

void main() {
  test();
}
//# case div/f32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 2.0;
}

void main() {
  test();
}
//# case div/f32,f32/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/f32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.5 / 0.25;
}

void main() {
  test();
}
//# case div/f16,f16/literal
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
  result.inner = 2.0hf;
}

void main() {
  test();
}
//# case div/f16,f16/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/f16,f16/override
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
  result.inner = 0.5hf / 0.25hf;
}

void main() {
  test();
}
//# case div/vec2<i32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-6, -4);
}

void main() {
  test();
}
//# case div/vec2<i32>,vec2<i32>/variable
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
  ivec2 v = e1;
  ivec2 v_1 = e2;
  bvec2 v_2 = equal(v_1, ivec2(0));
  bvec2 v_3 = equal(v, ivec2((-2147483647 - 1)));
  result.inner = v / mix(v_1, ivec2(1), mix(mix(v_3, equal(v_1, ivec2(-1)), v_3), v_2, v_2));
}

void main() {
  test();
}
//# case div/vec2<u32>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(6u, 5u);
}

void main() {
  test();
}
//# case div/vec2<u32>,vec2<u32>/variable
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
  uvec2 v = e2;
  result.inner = e1 / mix(v, uvec2(1u), equal(v, uvec2(0u)));
}

void main() {
  test();
}
//# case div/vec2<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(2.0);
}

void main() {
  test();
}
//# case div/vec2<f32>,vec2<f32>/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/vec2<f16>,vec2<f16>/literal
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
  result.inner = f16vec2(2.0hf);
}

void main() {
  test();
}
//# case div/vec2<f16>,vec2<f16>/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/vec3<i32>,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-6, -4, -3);
}

void main() {
  test();
}
//# case div/vec3<i32>,vec3<i32>/variable
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
  ivec3 v = e1;
  ivec3 v_1 = e2;
  bvec3 v_2 = equal(v_1, ivec3(0));
  bvec3 v_3 = equal(v, ivec3((-2147483647 - 1)));
  result.inner = v / mix(v_1, ivec3(1), mix(mix(v_3, equal(v_1, ivec3(-1)), v_3), v_2, v_2));
}

void main() {
  test();
}
//# case div/vec3<u32>,vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(6u, 5u, 4u);
}

void main() {
  test();
}
//# case div/vec3<u32>,vec3<u32>/variable
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
  uvec3 v = e2;
  result.inner = e1 / mix(v, uvec3(1u), equal(v, uvec3(0u)));
}

void main() {
  test();
}
//# case div/vec3<f32>,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(2.0);
}

void main() {
  test();
}
//# case div/vec3<f32>,vec3<f32>/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/vec3<f16>,vec3<f16>/literal
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
  result.inner = f16vec3(2.0hf);
}

void main() {
  test();
}
//# case div/vec3<f16>,vec3<f16>/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/vec4<i32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-6, -4, -3, -2);
}

void main() {
  test();
}
//# case div/vec4<i32>,vec4<i32>/variable
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
  ivec4 v = e1;
  ivec4 v_1 = e2;
  bvec4 v_2 = equal(v_1, ivec4(0));
  bvec4 v_3 = equal(v, ivec4((-2147483647 - 1)));
  result.inner = v / mix(v_1, ivec4(1), mix(mix(v_3, equal(v_1, ivec4(-1)), v_3), v_2, v_2));
}

void main() {
  test();
}
//# case div/vec4<u32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(6u, 5u, 4u, 3u);
}

void main() {
  test();
}
//# case div/vec4<u32>,vec4<u32>/variable
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
  uvec4 v = e2;
  result.inner = e1 / mix(v, uvec4(1u), equal(v, uvec4(0u)));
}

void main() {
  test();
}
//# case div/vec4<f32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(2.0);
}

void main() {
  test();
}
//# case div/vec4<f32>,vec4<f32>/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/vec4<f16>,vec4<f16>/literal
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
  result.inner = f16vec4(2.0hf);
}

void main() {
  test();
}
//# case div/vec4<f16>,vec4<f16>/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-6);
}

void main() {
  test();
}
//# case div/vec2<i32>,i32/variable
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
  ivec2 v = e1;
  ivec2 v_1 = ivec2(e2);
  bvec2 v_2 = equal(v_1, ivec2(0));
  bvec2 v_3 = equal(v, ivec2((-2147483647 - 1)));
  result.inner = v / mix(v_1, ivec2(1), mix(mix(v_3, equal(v_1, ivec2(-1)), v_3), v_2, v_2));
}

void main() {
  test();
}
//# case div/vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-20, -19) / ivec2(3);
}

void main() {
  test();
}
//# case div/vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(6u, 7u);
}

void main() {
  test();
}
//# case div/vec2<u32>,u32/variable
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
  uvec2 v = uvec2(e2);
  result.inner = e1 / mix(v, uvec2(1u), equal(v, uvec2(0u)));
}

void main() {
  test();
}
//# case div/vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(20u, 21u) / uvec2(3u);
}

void main() {
  test();
}
//# case div/vec2<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(2.0, 2.125);
}

void main() {
  test();
}
//# case div/vec2<f32>,f32/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/vec2<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.5, 0.53125) / 0.25;
}

void main() {
  test();
}
//# case div/vec2<f16>,f16/literal
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
  result.inner = f16vec2(2.0hf, 2.125hf);
}

void main() {
  test();
}
//# case div/vec2<f16>,f16/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/vec2<f16>,f16/override
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
  result.inner = f16vec2(0.5hf, 0.53125hf) / 0.25hf;
}

void main() {
  test();
}
//# case div/vec3<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-6);
}

void main() {
  test();
}
//# case div/vec3<i32>,i32/variable
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
  ivec3 v = e1;
  ivec3 v_1 = ivec3(e2);
  bvec3 v_2 = equal(v_1, ivec3(0));
  bvec3 v_3 = equal(v, ivec3((-2147483647 - 1)));
  result.inner = v / mix(v_1, ivec3(1), mix(mix(v_3, equal(v_1, ivec3(-1)), v_3), v_2, v_2));
}

void main() {
  test();
}
//# case div/vec3<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-20, -19, -18) / ivec3(3);
}

void main() {
  test();
}
//# case div/vec3<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(6u, 7u, 7u);
}

void main() {
  test();
}
//# case div/vec3<u32>,u32/variable
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
  uvec3 v = uvec3(e2);
  result.inner = e1 / mix(v, uvec3(1u), equal(v, uvec3(0u)));
}

void main() {
  test();
}
//# case div/vec3<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(20u, 21u, 22u) / uvec3(3u);
}

void main() {
  test();
}
//# case div/vec3<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(2.0, 2.125, 2.5);
}

void main() {
  test();
}
//# case div/vec3<f32>,f32/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/vec3<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.5, 0.53125, 0.625) / 0.25;
}

void main() {
  test();
}
//# case div/vec3<f16>,f16/literal
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
  result.inner = f16vec3(2.0hf, 2.125hf, 2.5hf);
}

void main() {
  test();
}
//# case div/vec3<f16>,f16/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/vec3<f16>,f16/override
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
  result.inner = f16vec3(0.5hf, 0.53125hf, 0.625hf) / 0.25hf;
}

void main() {
  test();
}
//# case div/vec4<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-6, -6, -6, -5);
}

void main() {
  test();
}
//# case div/vec4<i32>,i32/variable
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
  ivec4 v = e1;
  ivec4 v_1 = ivec4(e2);
  bvec4 v_2 = equal(v_1, ivec4(0));
  bvec4 v_3 = equal(v, ivec4((-2147483647 - 1)));
  result.inner = v / mix(v_1, ivec4(1), mix(mix(v_3, equal(v_1, ivec4(-1)), v_3), v_2, v_2));
}

void main() {
  test();
}
//# case div/vec4<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20, -19, -18, -17) / ivec4(3);
}

void main() {
  test();
}
//# case div/vec4<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(6u, 7u, 7u, 7u);
}

void main() {
  test();
}
//# case div/vec4<u32>,u32/variable
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
  uvec4 v = uvec4(e2);
  result.inner = e1 / mix(v, uvec4(1u), equal(v, uvec4(0u)));
}

void main() {
  test();
}
//# case div/vec4<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, 21u, 22u, 23u) / uvec4(3u);
}

void main() {
  test();
}
//# case div/vec4<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(2.0, 2.125, 2.5, 3.125);
}

void main() {
  test();
}
//# case div/vec4<f32>,f32/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/vec4<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, 0.53125, 0.625, 0.78125) / 0.25;
}

void main() {
  test();
}
//# case div/vec4<f16>,f16/literal
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
  result.inner = f16vec4(2.0hf, 2.125hf, 2.5hf, 3.125hf);
}

void main() {
  test();
}
//# case div/vec4<f16>,f16/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/vec4<f16>,f16/override
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
  result.inner = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf) / 0.25hf;
}

void main() {
  test();
}
//# case div/i32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-6, -5);
}

void main() {
  test();
}
//# case div/i32,vec2<i32>/variable
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
  ivec2 v = e2;
  ivec2 v_1 = ivec2(e1);
  bvec2 v_2 = equal(v, ivec2(0));
  bvec2 v_3 = equal(v_1, ivec2((-2147483647 - 1)));
  result.inner = v_1 / mix(v, ivec2(1), mix(mix(v_3, equal(v, ivec2(-1)), v_3), v_2, v_2));
}

void main() {
  test();
}
//# case div/i32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-20) / ivec2(3, 4);
}

void main() {
  test();
}
//# case div/u32,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(6u, 5u);
}

void main() {
  test();
}
//# case div/u32,vec2<u32>/variable
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
  uvec2 v = e2;
  result.inner = uvec2(e1) / mix(v, uvec2(1u), equal(v, uvec2(0u)));
}

void main() {
  test();
}
//# case div/u32,vec2<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(20u) / uvec2(3u, 4u);
}

void main() {
  test();
}
//# case div/f32,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(2.0, 1.882353);
}

void main() {
  test();
}
//# case div/f32,vec2<f32>/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/f32,vec2<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = 0.5 / vec2(0.25, 0.265625);
}

void main() {
  test();
}
//# case div/f16,vec2<f16>/literal
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
  result.inner = f16vec2(2.0hf, 1.883hf);
}

void main() {
  test();
}
//# case div/f16,vec2<f16>/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/f16,vec2<f16>/override
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
  result.inner = 0.5hf / f16vec2(0.25hf, 0.265625hf);
}

void main() {
  test();
}
//# case div/i32,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-6, -5, -4);
}

void main() {
  test();
}
//# case div/i32,vec3<i32>/variable
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
  ivec3 v = e2;
  ivec3 v_1 = ivec3(e1);
  bvec3 v_2 = equal(v, ivec3(0));
  bvec3 v_3 = equal(v_1, ivec3((-2147483647 - 1)));
  result.inner = v_1 / mix(v, ivec3(1), mix(mix(v_3, equal(v, ivec3(-1)), v_3), v_2, v_2));
}

void main() {
  test();
}
//# case div/i32,vec3<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-20) / ivec3(3, 4, 5);
}

void main() {
  test();
}
//# case div/u32,vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(6u, 5u, 4u);
}

void main() {
  test();
}
//# case div/u32,vec3<u32>/variable
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
  uvec3 v = e2;
  result.inner = uvec3(e1) / mix(v, uvec3(1u), equal(v, uvec3(0u)));
}

void main() {
  test();
}
//# case div/u32,vec3<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(20u) / uvec3(3u, 4u, 5u);
}

void main() {
  test();
}
//# case div/f32,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(2.0, 1.882353, 1.6);
}

void main() {
  test();
}
//# case div/f32,vec3<f32>/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/f32,vec3<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = 0.5 / vec3(0.25, 0.265625, 0.3125);
}

void main() {
  test();
}
//# case div/f16,vec3<f16>/literal
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
  result.inner = f16vec3(2.0hf, 1.883hf, 1.6hf);
}

void main() {
  test();
}
//# case div/f16,vec3<f16>/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/f16,vec3<f16>/override
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
  result.inner = 0.5hf / f16vec3(0.25hf, 0.265625hf, 0.3125hf);
}

void main() {
  test();
}
//# case div/i32,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-6, -5, -4, -3);
}

void main() {
  test();
}
//# case div/i32,vec4<i32>/variable
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
  ivec4 v = e2;
  ivec4 v_1 = ivec4(e1);
  bvec4 v_2 = equal(v, ivec4(0));
  bvec4 v_3 = equal(v_1, ivec4((-2147483647 - 1)));
  result.inner = v_1 / mix(v, ivec4(1), mix(mix(v_3, equal(v, ivec4(-1)), v_3), v_2, v_2));
}

void main() {
  test();
}
//# case div/i32,vec4<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20) / ivec4(3, 4, 5, 6);
}

void main() {
  test();
}
//# case div/u32,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(6u, 5u, 4u, 3u);
}

void main() {
  test();
}
//# case div/u32,vec4<u32>/variable
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
  uvec4 v = e2;
  result.inner = uvec4(e1) / mix(v, uvec4(1u), equal(v, uvec4(0u)));
}

void main() {
  test();
}
//# case div/u32,vec4<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u) / uvec4(3u, 4u, 5u, 6u);
}

void main() {
  test();
}
//# case div/f32,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(2.0, 1.882353, 1.6, 1.28);
}

void main() {
  test();
}
//# case div/f32,vec4<f32>/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/f32,vec4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = 0.5 / vec4(0.25, 0.265625, 0.3125, 0.390625);
}

void main() {
  test();
}
//# case div/f16,vec4<f16>/literal
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
  result.inner = f16vec4(2.0hf, 1.883hf, 1.6hf, 1.2803hf);
}

void main() {
  test();
}
//# case div/f16,vec4<f16>/variable
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
  result.inner = e1 / e2;
}

void main() {
  test();
}
//# case div/f16,vec4<f16>/override
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
  result.inner = 0.5hf / f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
}

void main() {
  test();
}
