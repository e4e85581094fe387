//# case mat3x4<f32>/none
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  result.inner = mat3x4(0.0);
}

void main() {
  test();
}
//# case mat3x4<f16>/none
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
  result.inner = f16mat3x4(0.0hf);
}

void main() {
  test();
}
//# case mat3x4<f32>/mat3x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  result.inner = mat3x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125));
}

void main() {
  test();
}
//# case mat3x4<f32>/mat3x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  mat3x4 e = mat3x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125));
  result.inner = e;
}

void main() {
  test();
}
//# case mat3x4<f16>/mat3x4<f16>/literal
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
  result.inner = f16mat3x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf));
}

void main() {
  test();
}
//# case mat3x4<f16>/mat3x4<f16>/variable
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
  f16mat3x4 e = f16mat3x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf));
  result.inner = e;
}

void main() {
  test();
}
//# case mat3x4<f32>/vec4<f32>,vec4<f32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  result.inner = mat3x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case mat3x4<f32>/vec4<f32>,vec4<f32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  vec4 v1 = vec4(0.5, 0.53125, 0.625, 0.78125);
  vec4 v2 = vec4(0.25, 0.265625, 0.3125, 0.390625);
  vec4 v3 = vec4(0.75, 0.796875, 0.9375, 1.171875);
  result.inner = mat3x4(v1, v2, v3);
}

void main() {
  test();
}
//# case mat3x4<f16>/vec4<f16>,vec4<f16>,vec4<f16>/literal
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
  result.inner = f16mat3x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.75hf, 0.797hf, 0.9375hf, 1.172hf));
}

void main() {
  test();
}
//# case mat3x4<f16>/vec4<f16>,vec4<f16>,vec4<f16>/variable
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
  f16vec4 v1 = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16vec4 v2 = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  f16vec4 v3 = f16vec4(0.75hf, 0.797hf, 0.9375hf, 1.172hf);
  result.inner = f16mat3x4(v1, v2, v3);
}

void main() {
  test();
}
//# case mat3x4<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  result.inner = mat3x4(vec4(0.5, 0.25, 0.75, 3.0), vec4(4.0, 5.0, 6.0, 7.0), vec4(8.0, 9.0, 10.0, 11.0));
}

void main() {
  test();
}
//# case mat3x4<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  float e1 = 0.5;
  float e2 = 0.25;
  float e3 = 0.75;
  float e4 = 3.0;
  float e5 = 4.0;
  float e6 = 5.0;
  float e7 = 6.0;
  float e8 = 7.0;
  float e9 = 8.0;
  float e10 = 9.0;
  float e11 = 10.0;
  float e12 = 11.0;
  result.inner = mat3x4(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12);
}

void main() {
  test();
}
//# case mat3x4<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  result.inner = mat3x4(0.5, 0.25, 0.75, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0);
}

void main() {
  test();
}
//# case mat3x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16/literal
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
  result.inner = f16mat3x4(f16vec4(0.5hf, 0.25hf, 0.75hf, 3.0hf), f16vec4(4.0hf, 5.0hf, 6.0hf, 7.0hf), f16vec4(8.0hf, 9.0hf, 10.0hf, 11.0hf));
}

void main() {
  test();
}
//# case mat3x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16/variable
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
  float16_t e2 = 0.25hf;
  float16_t e3 = 0.75hf;
  float16_t e4 = 3.0hf;
  float16_t e5 = 4.0hf;
  float16_t e6 = 5.0hf;
  float16_t e7 = 6.0hf;
  float16_t e8 = 7.0hf;
  float16_t e9 = 8.0hf;
  float16_t e10 = 9.0hf;
  float16_t e11 = 10.0hf;
  float16_t e12 = 11.0hf;
  result.inner = f16mat3x4(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12);
}

void main() {
  test();
}
//# case mat3x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16/override
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
  result.inner = f16mat3x4(0.5hf, 0.25hf, 0.75hf, 3.0hf, 4.0hf, 5.0hf, 6.0hf, 7.0hf, 8.0hf, 9.0hf, 10.0hf, 11.0hf);
}

void main() {
  test();
}
//# case mat3x4<f32>/mat3x4<f16>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  result.inner = mat3x4(vec4(4.5, 4.78125, 5.625, 7.03125), vec4(9.0, 11.53125, 14.625, 18.28125), vec4(22.5, 27.28125, 32.625, 38.53125));
}

void main() {
  test();
}
//# case mat3x4<f32>/mat3x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  f16mat3x4 e = f16mat3x4(f16vec4(4.5hf, 4.78125hf, 5.625hf, 7.03125hf), f16vec4(9.0hf, 11.53125hf, 14.625hf, 18.28125hf), f16vec4(22.5hf, 27.28125hf, 32.625hf, 38.53125hf));
  result.inner = mat3x4(e);
}

void main() {
  test();
}
//# case mat3x4<f16>/mat3x4<f32>/literal
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
  result.inner = f16mat3x4(f16vec4(4.5hf, 4.78125hf, 5.625hf, 7.03125hf), f16vec4(9.0hf, 11.53125hf, 14.625hf, 18.28125hf), f16vec4(22.5hf, 27.28125hf, 32.625hf, 38.53125hf));
}

void main() {
  test();
}
//# case mat3x4<f16>/mat3x4<f32>/variable
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
  mat3x4 e = mat3x4(vec4(4.5, 4.78125, 5.625, 7.03125), vec4(9.0, 11.53125, 14.625, 18.28125), vec4(22.5, 27.28125, 32.625, 38.53125));
  result.inner = f16mat3x4(e);
}

void main() {
  test();
}
