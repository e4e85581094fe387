//# case clamp/i32,i32,i32/literal
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
//# case clamp/i32,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  int e = -20;
  int low = 3;
  int high = 7;
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
//# case clamp/i32,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = min(max(-20, 3), 7);
}

void main() {
  test();
}
//# case clamp/u32,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 7u;
}

void main() {
  test();
}
//# case clamp/u32,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint e = 20u;
  uint low = 3u;
  uint high = 7u;
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
//# case clamp/u32,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = min(max(20u, 3u), 7u);
}

void main() {
  test();
}
//# case clamp/f32,f32,f32/literal
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
//# case clamp/f32,f32,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float e = 0.5;
  float low = 0.25;
  float high = 0.75;
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
//# case clamp/f32,f32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = clamp(0.5, 0.25, 0.75);
}

void main() {
  test();
}
//# case clamp/f16,f16,f16/literal
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
//# case clamp/f16,f16,f16/variable
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
  float16_t e = 0.5hf;
  float16_t low = 0.25hf;
  float16_t high = 0.75hf;
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
//# case clamp/f16,f16,f16/override
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
  result.inner = clamp(0.5hf, 0.25hf, 0.75hf);
}

void main() {
  test();
}
//# case clamp/vec2<i32>,vec2<i32>,vec2<i32>/literal
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
//# case clamp/vec2<i32>,vec2<i32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  ivec2 e = ivec2(-20, -19);
  ivec2 low = ivec2(3, 4);
  ivec2 high = ivec2(7, 8);
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
//# case clamp/vec2<u32>,vec2<u32>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(7u, 8u);
}

void main() {
  test();
}
//# case clamp/vec2<u32>,vec2<u32>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uvec2 e = uvec2(20u, 21u);
  uvec2 low = uvec2(3u, 4u);
  uvec2 high = uvec2(7u, 8u);
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
//# case clamp/vec2<f32>,vec2<f32>,vec2<f32>/literal
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
//# case clamp/vec2<f32>,vec2<f32>,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e = vec2(0.5, 0.53125);
  vec2 low = vec2(0.25, 0.265625);
  vec2 high = vec2(0.75, 0.796875);
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
//# case clamp/vec2<f16>,vec2<f16>,vec2<f16>/literal
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
//# case clamp/vec2<f16>,vec2<f16>,vec2<f16>/variable
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
  f16vec2 e = f16vec2(0.5hf, 0.53125hf);
  f16vec2 low = f16vec2(0.25hf, 0.265625hf);
  f16vec2 high = f16vec2(0.75hf, 0.797hf);
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
//# case clamp/vec3<i32>,vec3<i32>,vec3<i32>/literal
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
//# case clamp/vec3<i32>,vec3<i32>,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 e = ivec3(-20, -19, -18);
  ivec3 low = ivec3(3, 4, 5);
  ivec3 high = ivec3(7, 8, 9);
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
//# case clamp/vec3<u32>,vec3<u32>,vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(7u, 8u, 9u);
}

void main() {
  test();
}
//# case clamp/vec3<u32>,vec3<u32>,vec3<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 e = uvec3(20u, 21u, 22u);
  uvec3 low = uvec3(3u, 4u, 5u);
  uvec3 high = uvec3(7u, 8u, 9u);
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
//# case clamp/vec3<f32>,vec3<f32>,vec3<f32>/literal
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
//# case clamp/vec3<f32>,vec3<f32>,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e = vec3(0.5, 0.53125, 0.625);
  vec3 low = vec3(0.25, 0.265625, 0.3125);
  vec3 high = vec3(0.75, 0.796875, 0.9375);
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
//# case clamp/vec3<f16>,vec3<f16>,vec3<f16>/literal
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
//# case clamp/vec3<f16>,vec3<f16>,vec3<f16>/variable
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
  f16vec3 e = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  f16vec3 low = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  f16vec3 high = f16vec3(0.75hf, 0.797hf, 0.9375hf);
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
//# case clamp/vec4<i32>,vec4<i32>,vec4<i32>/literal
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
//# case clamp/vec4<i32>,vec4<i32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 e = ivec4(-20, -19, -18, -17);
  ivec4 low = ivec4(3, 4, 5, 6);
  ivec4 high = ivec4(7, 8, 9, 10);
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
//# case clamp/vec4<u32>,vec4<u32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(7u, 8u, 9u, 10u);
}

void main() {
  test();
}
//# case clamp/vec4<u32>,vec4<u32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 e = uvec4(20u, 21u, 22u, 23u);
  uvec4 low = uvec4(3u, 4u, 5u, 6u);
  uvec4 high = uvec4(7u, 8u, 9u, 10u);
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
//# case clamp/vec4<f32>,vec4<f32>,vec4<f32>/literal
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
//# case clamp/vec4<f32>,vec4<f32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e = vec4(0.5, 0.53125, 0.625, 0.78125);
  vec4 low = vec4(0.25, 0.265625, 0.3125, 0.390625);
  vec4 high = vec4(0.75, 0.796875, 0.9375, 1.171875);
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
//# case clamp/vec4<f16>,vec4<f16>,vec4<f16>/literal
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
//# case clamp/vec4<f16>,vec4<f16>,vec4<f16>/variable
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
  f16vec4 e = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16vec4 low = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  f16vec4 high = f16vec4(0.75hf, 0.797hf, 0.9375hf, 1.172hf);
  result.inner = min(max(e, low), high);
}

void main() {
  test();
}
