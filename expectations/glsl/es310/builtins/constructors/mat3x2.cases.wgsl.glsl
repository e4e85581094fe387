//# case mat3x2<f32>/none
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  result.inner = mat3x2(0.0);
}

void main() {
  test();
}
//# case mat3x2<f16>/none
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
  result.inner = f16mat3x2(0.0hf);
}

void main() {
  test();
}
//# case mat3x2<f32>/mat3x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  result.inner = mat3x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125));
}

void main() {
  test();
}
//# case mat3x2<f32>/mat3x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  mat3x2 e = mat3x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125));
  result.inner = e;
}

void main() {
  test();
}
//# case mat3x2<f16>/mat3x2<f16>/literal
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
  result.inner = f16mat3x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf));
}

void main() {
  test();
}
//# case mat3x2<f16>/mat3x2<f16>/variable
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
  f16mat3x2 e = f16mat3x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf));
  result.inner = e;
}

void main() {
  test();
}
//# case mat3x2<f32>/vec2<f32>,vec2<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  result.inner = mat3x2(vec2(0.5, 0.53125), vec2(0.25, 0.265625), vec2(0.75, 0.796875));
}

void main() {
  test();
}
//# case mat3x2<f32>/vec2<f32>,vec2<f32>,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  vec2 v1 = vec2(0.5, 0.53125);
  vec2 v2 = vec2(0.25, 0.265625);
  vec2 v3 = vec2(0.75, 0.796875);
  result.inner = mat3x2(v1, v2, v3);
}

void main() {
  test();
}
//# case mat3x2<f16>/vec2<f16>,vec2<f16>,vec2<f16>/literal
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
  result.inner = f16mat3x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.25hf, 0.265625hf), f16vec2(0.75hf, 0.797hf));
}

void main() {
  test();
}
//# case mat3x2<f16>/vec2<f16>,vec2<f16>,vec2<f16>/variable
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
  f16vec2 v1 = f16vec2(0.5hf, 0.53125hf);
  f16vec2 v2 = f16vec2(0.25hf, 0.265625hf);
  f16vec2 v3 = f16vec2(0.75hf, 0.797hf);
  result.inner = f16mat3x2(v1, v2, v3);
}

void main() {
  test();
}
//# case mat3x2<f32>/f32,f32,f32,f32,f32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  result.inner = mat3x2(vec2(0.5, 0.25), vec2(0.75, 3.0), vec2(4.0, 5.0));
}

void main() {
  test();
}
//# case mat3x2<f32>/f32,f32,f32,f32,f32,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  float e1 = 0.5;
  float e2 = 0.25;
  float e3 = 0.75;
  float e4 = 3.0;
  float e5 = 4.0;
  float e6 = 5.0;
  result.inner = mat3x2(e1, e2, e3, e4, e5, e6);
}

void main() {
  test();
}
//# case mat3x2<f32>/f32,f32,f32,f32,f32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  result.inner = mat3x2(0.5, 0.25, 0.75, 3.0, 4.0, 5.0);
}

void main() {
  test();
}
//# case mat3x2<f16>/f16,f16,f16,f16,f16,f16/literal
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
  result.inner = f16mat3x2(f16vec2(0.5hf, 0.25hf), f16vec2(0.75hf, 3.0hf), f16vec2(4.0hf, 5.0hf));
}

void main() {
  test();
}
//# case mat3x2<f16>/f16,f16,f16,f16,f16,f16/variable
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
  float16_t e2 = 0.25hf;
  float16_t e3 = 0.75hf;
  float16_t e4 = 3.0hf;
  float16_t e5 = 4.0hf;
  float16_t e6 = 5.0hf;
  result.inner = f16mat3x2(e1, e2, e3, e4, e5, e6);
}

void main() {
  test();
}
//# case mat3x2<f16>/f16,f16,f16,f16,f16,f16/override
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
  result.inner = f16mat3x2(0.5hf, 0.25hf, 0.75hf, 3.0hf, 4.0hf, 5.0hf);
}

void main() {
  test();
}
//# case mat3x2<f32>/mat3x2<f16>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  result.inner = mat3x2(vec2(4.5, 4.78125), vec2(5.625, 7.03125), vec2(9.0, 11.53125));
}

void main() {
  test();
}
//# case mat3x2<f32>/mat3x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  f16mat3x2 e = f16mat3x2(f16vec2(4.5hf, 4.78125hf), f16vec2(5.625hf, 7.03125hf), f16vec2(9.0hf, 11.53125hf));
  result.inner = mat3x2(e);
}

void main() {
  test();
}
//# case mat3x2<f16>/mat3x2<f32>/literal
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
  result.inner = f16mat3x2(f16vec2(4.5hf, 4.78125hf), f16vec2(5.625hf, 7.03125hf), f16vec2(9.0hf, 11.53125hf));
}

void main() {
  test();
}
//# case mat3x2<f16>/mat3x2<f32>/variable
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
  mat3x2 e = mat3x2(vec2(4.5, 4.78125), vec2(5.625, 7.03125), vec2(9.0, 11.53125));
  result.inner = f16mat3x2(e);
}

void main() {
  test();
}
