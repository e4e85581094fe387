//# case refract/vec2<f32>,vec2<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.15238033, 0.1619041);
}

void main() {
  test();
}
//# case refract/vec2<f32>,vec2<f32>,f32/variable
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
  float e3 = 0.75;
  result.inner = refract(e1, e2, e3);
}

void main() {
  test();
}
//# case refract/vec2<f32>,vec2<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = refract(vec2(0.5, 0.53125), vec2(0.25, 0.265625), 0.75);
}

void main() {
  test();
}
//# case refract/vec2<f16>,vec2<f16>,f16/literal
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
  result.inner = f16vec2(0.15234375hf, 0.1619hf);
}

void main() {
  test();
}
//# case refract/vec2<f16>,vec2<f16>,f16/variable
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
  float16_t e3 = 0.75hf;
  result.inner = refract(e1, e2, e3);
}

void main() {
  test();
}
//# case refract/vec2<f16>,vec2<f16>,f16/override
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
  result.inner = refract(f16vec2(0.5hf, 0.53125hf), f16vec2(0.25hf, 0.265625hf), 0.75hf);
}

void main() {
  test();
}
//# case refract/vec3<f32>,vec3<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.10185738, 0.10822346, 0.12732172);
}

void main() {
  test();
}
//# case refract/vec3<f32>,vec3<f32>,f32/variable
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
  float e3 = 0.75;
  result.inner = refract(e1, e2, e3);
}

void main() {
  test();
}
//# case refract/vec3<f32>,vec3<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = refract(vec3(0.5, 0.53125, 0.625), vec3(0.25, 0.265625, 0.3125), 0.75);
}

void main() {
  test();
}
//# case refract/vec3<f16>,vec3<f16>,f16/literal
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
  result.inner = f16vec3(0.10187hf, 0.10822hf, 0.12732hf);
}

void main() {
  test();
}
//# case refract/vec3<f16>,vec3<f16>,f16/variable
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
  float16_t e3 = 0.75hf;
  result.inner = refract(e1, e2, e3);
}

void main() {
  test();
}
//# case refract/vec3<f16>,vec3<f16>,f16/override
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
  result.inner = refract(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.25hf, 0.265625hf, 0.3125hf), 0.75hf);
}

void main() {
  test();
}
//# case refract/vec4<f32>,vec4<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.012163363, 0.012923574, 0.015204204, 0.019005256);
}

void main() {
  test();
}
//# case refract/vec4<f32>,vec4<f32>,f32/variable
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
  float e3 = 0.75;
  result.inner = refract(e1, e2, e3);
}

void main() {
  test();
}
//# case refract/vec4<f32>,vec4<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = refract(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(0.25, 0.265625, 0.3125, 0.390625), 0.75);
}

void main() {
  test();
}
//# case refract/vec4<f16>,vec4<f16>,f16/literal
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
  result.inner = f16vec4(0.0121612548828125hf, 0.0129241943359375hf, 0.01520538330078125hf, 0.019012451171875hf);
}

void main() {
  test();
}
//# case refract/vec4<f16>,vec4<f16>,f16/variable
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
  float16_t e3 = 0.75hf;
  result.inner = refract(e1, e2, e3);
}

void main() {
  test();
}
//# case refract/vec4<f16>,vec4<f16>,f16/override
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
  result.inner = refract(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), 0.75hf);
}

void main() {
  test();
}
