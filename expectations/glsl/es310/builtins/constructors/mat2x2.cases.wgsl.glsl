//# case mat2x2<f32>/none
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  result.inner = mat2(0.0);
}

void main() {
  test();
}
//# case mat2x2<f16>/none
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
  result.inner = f16mat2(0.0hf);
}

void main() {
  test();
}
//# case mat2x2<f32>/mat2x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  result.inner = mat2(vec2(0.5, 0.53125), vec2(0.625, 0.78125));
}

void main() {
  test();
}
//# case mat2x2<f32>/mat2x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  mat2 e = mat2(vec2(0.5, 0.53125), vec2(0.625, 0.78125));
  result.inner = e;
}

void main() {
  test();
}
//# case mat2x2<f16>/mat2x2<f16>/literal
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
  result.inner = f16mat2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf));
}

void main() {
  test();
}
//# case mat2x2<f16>/mat2x2<f16>/variable
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
  f16mat2 e = f16mat2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf));
  result.inner = e;
}

void main() {
  test();
}
//# case mat2x2<f32>/vec2<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  result.inner = mat2(vec2(0.5, 0.53125), vec2(0.25, 0.265625));
}

void main() {
  test();
}
//# case mat2x2<f32>/vec2<f32>,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  vec2 v1 = vec2(0.5, 0.53125);
  vec2 v2 = vec2(0.25, 0.265625);
  result.inner = mat2(v1, v2);
}

void main() {
  test();
}
//# case mat2x2<f16>/vec2<f16>,vec2<f16>/literal
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
  result.inner = f16mat2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.25hf, 0.265625hf));
}

void main() {
  test();
}
//# case mat2x2<f16>/vec2<f16>,vec2<f16>/variable
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
  f16vec2 v1 = f16vec2(0.5hf, 0.53125hf);
  f16vec2 v2 = f16vec2(0.25hf, 0.265625hf);
  result.inner = f16mat2(v1, v2);
}

void main() {
  test();
}
//# case mat2x2<f32>/f32,f32,f32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  result.inner = mat2(vec2(0.5, 0.25), vec2(0.75, 3.0));
}

void main() {
  test();
}
//# case mat2x2<f32>/f32,f32,f32,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  float e1 = 0.5;
  float e2 = 0.25;
  float e3 = 0.75;
  float e4 = 3.0;
  result.inner = mat2(e1, e2, e3, e4);
}

void main() {
  test();
}
//# case mat2x2<f32>/f32,f32,f32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  result.inner = mat2(0.5, 0.25, 0.75, 3.0);
}

void main() {
  test();
}
//# case mat2x2<f16>/f16,f16,f16,f16/literal
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
  result.inner = f16mat2(f16vec2(0.5hf, 0.25hf), f16vec2(0.75hf, 3.0hf));
}

void main() {
  test();
}
//# case mat2x2<f16>/f16,f16,f16,f16/variable
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
  float16_t e2 = 0.25hf;
  float16_t e3 = 0.75hf;
  float16_t e4 = 3.0hf;
  result.inner = f16mat2(e1, e2, e3, e4);
}

void main() {
  test();
}
//# case mat2x2<f16>/f16,f16,f16,f16/override
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
  result.inner = f16mat2(0.5hf, 0.25hf, 0.75hf, 3.0hf);
}

void main() {
  test();
}
//# case mat2x2<f32>/mat2x2<f16>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  result.inner = mat2(vec2(4.5, 4.78125), vec2(5.625, 7.03125));
}

void main() {
  test();
}
//# case mat2x2<f32>/mat2x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  f16mat2 e = f16mat2(f16vec2(4.5hf, 4.78125hf), f16vec2(5.625hf, 7.03125hf));
  result.inner = mat2(e);
}

void main() {
  test();
}
//# case mat2x2<f16>/mat2x2<f32>/literal
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
  result.inner = f16mat2(f16vec2(4.5hf, 4.78125hf), f16vec2(5.625hf, 7.03125hf));
}

void main() {
  test();
}
//# case mat2x2<f16>/mat2x2<f32>/variable
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
  mat2 e = mat2(vec2(4.5, 4.78125), vec2(5.625, 7.03125));
  result.inner = f16mat2(e);
}

void main() {
  test();
}
