//# case sin/f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.47942555;
}

void main() {
  test();
}
//# case sin/f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float e = 0.5;
  result.inner = sin(e);
}

void main() {
  test();
}
//# case sin/f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = sin(0.5);
}

void main() {
  test();
}
//# case sin/f16/literal
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
  result.inner = 0.4795hf;
}

void main() {
  test();
}
//# case sin/f16/variable
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
  result.inner = sin(e);
}

void main() {
  test();
}
//# case sin/f16/override
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
  result.inner = sin(0.5hf);
}

void main() {
  test();
}
//# case sin/vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.47942555, 0.50661147);
}

void main() {
  test();
}
//# case sin/vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e = vec2(0.5, 0.53125);
  result.inner = sin(e);
}

void main() {
  test();
}
//# case sin/vec2<f16>/literal
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
  result.inner = f16vec2(0.4795hf, 0.507hf);
}

void main() {
  test();
}
//# case sin/vec2<f16>/variable
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
  result.inner = sin(e);
}

void main() {
  test();
}
//# case sin/vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.47942555, 0.50661147, 0.58509725);
}

void main() {
  test();
}
//# case sin/vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e = vec3(0.5, 0.53125, 0.625);
  result.inner = sin(e);
}

void main() {
  test();
}
//# case sin/vec3<f16>/literal
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
  result.inner = f16vec3(0.4795hf, 0.507hf, 0.585hf);
}

void main() {
  test();
}
//# case sin/vec3<f16>/variable
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
  result.inner = sin(e);
}

void main() {
  test();
}
//# case sin/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.47942555, 0.50661147, 0.58509725, 0.7041675);
}

void main() {
  test();
}
//# case sin/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e = vec4(0.5, 0.53125, 0.625, 0.78125);
  result.inner = sin(e);
}

void main() {
  test();
}
//# case sin/vec4<f16>/literal
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
  result.inner = f16vec4(0.4795hf, 0.507hf, 0.585hf, 0.7041015625hf);
}

void main() {
  test();
}
//# case sin/vec4<f16>/variable
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
  result.inner = sin(e);
}

void main() {
  test();
}
