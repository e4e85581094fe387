//# case dot/vec2<i32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = -136;
}

void main() {
  test();
}
//# case dot/vec2<i32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  ivec2 e1 = ivec2(-20, -19);
  ivec2 e2 = ivec2(3, 4);
  ivec2 v = e1 * e2;
  result.inner = v.x + v.y;
}

void main() {
  test();
}
//# case dot/vec2<u32>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 144u;
}

void main() {
  test();
}
//# case dot/vec2<u32>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uvec2 e1 = uvec2(20u, 21u);
  uvec2 e2 = uvec2(3u, 4u);
  uvec2 v = e1 * e2;
  result.inner = v.x + v.y;
}

void main() {
  test();
}
//# case dot/vec2<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.26611328;
}

void main() {
  test();
}
//# case dot/vec2<f32>,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  vec2 e1 = vec2(0.5, 0.53125);
  vec2 e2 = vec2(0.25, 0.265625);
  result.inner = dot(e1, e2);
}

void main() {
  test();
}
//# case dot/vec2<f16>,vec2<f16>/literal
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
  result.inner = 0.26611328125hf;
}

void main() {
  test();
}
//# case dot/vec2<f16>,vec2<f16>/variable
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
  f16vec2 e1 = f16vec2(0.5hf, 0.53125hf);
  f16vec2 e2 = f16vec2(0.25hf, 0.265625hf);
  result.inner = dot(e1, e2);
}

void main() {
  test();
}
//# case dot/vec3<i32>,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = -226;
}

void main() {
  test();
}
//# case dot/vec3<i32>,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  ivec3 e1 = ivec3(-20, -19, -18);
  ivec3 e2 = ivec3(3, 4, 5);
  ivec3 v = e1 * e2;
  result.inner = v.x + v.y + v.z;
}

void main() {
  test();
}
//# case dot/vec3<u32>,vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 254u;
}

void main() {
  test();
}
//# case dot/vec3<u32>,vec3<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uvec3 e1 = uvec3(20u, 21u, 22u);
  uvec3 e2 = uvec3(3u, 4u, 5u);
  uvec3 v = e1 * e2;
  result.inner = v.x + v.y + v.z;
}

void main() {
  test();
}
//# case dot/vec3<f32>,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.46142578;
}

void main() {
  test();
}
//# case dot/vec3<f32>,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  vec3 e1 = vec3(0.5, 0.53125, 0.625);
  vec3 e2 = vec3(0.25, 0.265625, 0.3125);
  result.inner = dot(e1, e2);
}

void main() {
  test();
}
//# case dot/vec3<f16>,vec3<f16>/literal
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
  result.inner = 0.46143hf;
}

void main() {
  test();
}
//# case dot/vec3<f16>,vec3<f16>/variable
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
  f16vec3 e1 = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  f16vec3 e2 = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  result.inner = dot(e1, e2);
}

void main() {
  test();
}
//# case dot/vec4<i32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = -328;
}

void main() {
  test();
}
//# case dot/vec4<i32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  ivec4 e1 = ivec4(-20, -19, -18, -17);
  ivec4 e2 = ivec4(3, 4, 5, 6);
  ivec4 v = e1 * e2;
  result.inner = v.x + v.y + v.z + v.w;
}

void main() {
  test();
}
//# case dot/vec4<u32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 392u;
}

void main() {
  test();
}
//# case dot/vec4<u32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uvec4 e1 = uvec4(20u, 21u, 22u, 23u);
  uvec4 e2 = uvec4(3u, 4u, 5u, 6u);
  uvec4 v = e1 * e2;
  result.inner = v.x + v.y + v.z + v.w;
}

void main() {
  test();
}
//# case dot/vec4<f32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.76660156;
}

void main() {
  test();
}
//# case dot/vec4<f32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  vec4 e1 = vec4(0.5, 0.53125, 0.625, 0.78125);
  vec4 e2 = vec4(0.25, 0.265625, 0.3125, 0.390625);
  result.inner = dot(e1, e2);
}

void main() {
  test();
}
//# case dot/vec4<f16>,vec4<f16>/literal
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
  result.inner = 0.7666015625hf;
}

void main() {
  test();
}
//# case dot/vec4<f16>,vec4<f16>/variable
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
  f16vec4 e1 = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16vec4 e2 = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  result.inner = dot(e1, e2);
}

void main() {
  test();
}
