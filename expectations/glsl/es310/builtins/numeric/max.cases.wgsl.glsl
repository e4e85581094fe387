//# case max/i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = 3;
}

void main() {
  test();
}
//# case max/i32,i32/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
//# case max/i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = max(-20, 3);
}

void main() {
  test();
}
//# case max/u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 20u;
}

void main() {
  test();
}
//# case max/u32,u32/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
//# case max/u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = max(20u, 3u);
}

void main() {
  test();
}
//# case max/f32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.5;
}

void main() {
  test();
}
//# case max/f32,f32/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
//# case max/f32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = max(0.5, 0.25);
}

void main() {
  test();
}
//# case max/f16,f16/literal
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
  result.inner = 0.5hf;
}

void main() {
  test();
}
//# case max/f16,f16/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
//# case max/f16,f16/override
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
  result.inner = max(0.5hf, 0.25hf);
}

void main() {
  test();
}
//# case max/vec2<i32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(3, 4);
}

void main() {
  test();
}
//# case max/vec2<i32>,vec2<i32>/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
//# case max/vec2<u32>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(20u, 21u);
}

void main() {
  test();
}
//# case max/vec2<u32>,vec2<u32>/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
//# case max/vec2<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.5, 0.53125);
}

void main() {
  test();
}
//# case max/vec2<f32>,vec2<f32>/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
//# case max/vec2<f16>,vec2<f16>/literal
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
  result.inner = f16vec2(0.5hf, 0.53125hf);
}

void main() {
  test();
}
//# case max/vec2<f16>,vec2<f16>/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
//# case max/vec3<i32>,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(3, 4, 5);
}

void main() {
  test();
}
//# case max/vec3<i32>,vec3<i32>/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
//# case max/vec3<u32>,vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(20u, 21u, 22u);
}

void main() {
  test();
}
//# case max/vec3<u32>,vec3<u32>/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
//# case max/vec3<f32>,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.5, 0.53125, 0.625);
}

void main() {
  test();
}
//# case max/vec3<f32>,vec3<f32>/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
//# case max/vec3<f16>,vec3<f16>/literal
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
  result.inner = f16vec3(0.5hf, 0.53125hf, 0.625hf);
}

void main() {
  test();
}
//# case max/vec3<f16>,vec3<f16>/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
//# case max/vec4<i32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(3, 4, 5, 6);
}

void main() {
  test();
}
//# case max/vec4<i32>,vec4<i32>/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
//# case max/vec4<u32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, 21u, 22u, 23u);
}

void main() {
  test();
}
//# case max/vec4<u32>,vec4<u32>/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
//# case max/vec4<f32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, 0.53125, 0.625, 0.78125);
}

void main() {
  test();
}
//# case max/vec4<f32>,vec4<f32>/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
//# case max/vec4<f16>,vec4<f16>/literal
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
  result.inner = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
}

void main() {
  test();
}
//# case max/vec4<f16>,vec4<f16>/variable
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
  result.inner = max(e1, e2);
}

void main() {
  test();
}
