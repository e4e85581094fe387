//# case atanh/f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.54930615;
}

void main() {
  test();
}
//# case atanh/f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float t = 0.5;
  result.inner = atanh(t);
}

void main() {
  test();
}
//# case atanh/f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = atanh(0.5);
}

void main() {
  test();
}
//# case atanh/f16/literal
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
  result.inner = 0.54932hf;
}

void main() {
  test();
}
//# case atanh/f16/variable
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
  float16_t t = 0.5hf;
  result.inner = atanh(t);
}

void main() {
  test();
}
//# case atanh/f16/override
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
  result.inner = atanh(0.5hf);
}

void main() {
  test();
}
//# case atanh/vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.54930615, 0.59188503);
}

void main() {
  test();
}
//# case atanh/vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 t = vec2(0.5, 0.53125);
  result.inner = atanh(t);
}

void main() {
  test();
}
//# case atanh/vec2<f16>/literal
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
  result.inner = f16vec2(0.54932hf, 0.592hf);
}

void main() {
  test();
}
//# case atanh/vec2<f16>/variable
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
  f16vec2 t = f16vec2(0.5hf, 0.53125hf);
  result.inner = atanh(t);
}

void main() {
  test();
}
//# case atanh/vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.54930615, 0.59188503, 0.73316854);
}

void main() {
  test();
}
//# case atanh/vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 t = vec3(0.5, 0.53125, 0.625);
  result.inner = atanh(t);
}

void main() {
  test();
}
//# case atanh/vec3<f16>/literal
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
  result.inner = f16vec3(0.54932hf, 0.592hf, 0.7334hf);
}

void main() {
  test();
}
//# case atanh/vec3<f16>/variable
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
  f16vec3 t = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  result.inner = atanh(t);
}

void main() {
  test();
}
//# case atanh/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.54930615, 0.59188503, 0.73316854, 1.0485705);
}

void main() {
  test();
}
//# case atanh/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 t = vec4(0.5, 0.53125, 0.625, 0.78125);
  result.inner = atanh(t);
}

void main() {
  test();
}
//# case atanh/vec4<f16>/literal
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
  result.inner = f16vec4(0.54932hf, 0.592hf, 0.7334hf, 1.049hf);
}

void main() {
  test();
}
//# case atanh/vec4<f16>/variable
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
  f16vec4 t = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  result.inner = atanh(t);
}

void main() {
  test();
}
