//# case determinant/mat2x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.05859375;
}

void main() {
  test();
}
//# case determinant/mat2x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  mat2 e = mat2(vec2(0.5, 0.53125), vec2(0.625, 0.78125));
  result.inner = determinant(e);
}

void main() {
  test();
}
//# case determinant/mat2x2<f16>/literal
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
  result.inner = 0.0586hf;
}

void main() {
  test();
}
//# case determinant/mat2x2<f16>/variable
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
  f16mat2 e = f16mat2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf));
  result.inner = determinant(e);
}

void main() {
  test();
}
//# case determinant/mat3x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = -0.006591797;
}

void main() {
  test();
}
//# case determinant/mat3x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  mat3 e = mat3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5));
  result.inner = determinant(e);
}

void main() {
  test();
}
//# case determinant/mat3x3<f16>/literal
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
  result.inner = -0.006592hf;
}

void main() {
  test();
}
//# case determinant/mat3x3<f16>/variable
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
  f16mat3 e = f16mat3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf));
  result.inner = determinant(e);
}

void main() {
  test();
}
//# case determinant/mat4x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.0;
}

void main() {
  test();
}
//# case determinant/mat4x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  mat4 e = mat4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125), vec4(5.0, 5.78125, 6.625, 7.53125));
  result.inner = determinant(e);
}

void main() {
  test();
}
//# case determinant/mat4x4<f16>/literal
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
  result.inner = 0.0hf;
}

void main() {
  test();
}
//# case determinant/mat4x4<f16>/variable
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
  f16mat4 e = f16mat4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf), f16vec4(5.0hf, 5.78125hf, 6.625hf, 7.53125hf));
  result.inner = determinant(e);
}

void main() {
  test();
}
