//# case ldexp/abstract-float,abstract-int/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 4.0;
}

void main() {
  test();
}
//# case ldexp/f32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 4.0;
}

void main() {
  test();
}
//# case ldexp/f32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float e1 = 0.5;
  int e2 = 3;
  result.inner = ldexp(e1, e2);
}

void main() {
  test();
}
//# case ldexp/f32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = ldexp(0.5, 3);
}

void main() {
  test();
}
//# case ldexp/f16,i32/literal
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
  result.inner = 4.0hf;
}

void main() {
  test();
}
//# case ldexp/f16,i32/variable
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
  int e2 = 3;
  result.inner = ldexp(e1, e2);
}

void main() {
  test();
}
//# case ldexp/f16,i32/override
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
  result.inner = ldexp(0.5hf, 3);
}

void main() {
  test();
}
//# case ldexp/vec2<abstract-float>,vec2<abstract-int>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(4.0, 8.5);
}

void main() {
  test();
}
//# case ldexp/vec3<abstract-float>,vec3<abstract-int>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(4.0, 8.5, 20.0);
}

void main() {
  test();
}
//# case ldexp/vec4<abstract-float>,vec4<abstract-int>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(4.0, 8.5, 20.0, 50.0);
}

void main() {
  test();
}
//# case ldexp/vec2<f32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(4.0, 8.5);
}

void main() {
  test();
}
//# case ldexp/vec2<f32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e1 = vec2(0.5, 0.53125);
  ivec2 e2 = ivec2(3, 4);
  result.inner = ldexp(e1, e2);
}

void main() {
  test();
}
//# case ldexp/vec2<f16>,vec2<i32>/literal
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
  result.inner = f16vec2(4.0hf, 8.5hf);
}

void main() {
  test();
}
//# case ldexp/vec2<f16>,vec2<i32>/variable
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
  ivec2 e2 = ivec2(3, 4);
  result.inner = ldexp(e1, e2);
}

void main() {
  test();
}
//# case ldexp/vec3<f32>,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(4.0, 8.5, 20.0);
}

void main() {
  test();
}
//# case ldexp/vec3<f32>,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e1 = vec3(0.5, 0.53125, 0.625);
  ivec3 e2 = ivec3(3, 4, 5);
  result.inner = ldexp(e1, e2);
}

void main() {
  test();
}
//# case ldexp/vec3<f16>,vec3<i32>/literal
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
  result.inner = f16vec3(4.0hf, 8.5hf, 20.0hf);
}

void main() {
  test();
}
//# case ldexp/vec3<f16>,vec3<i32>/variable
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
  ivec3 e2 = ivec3(3, 4, 5);
  result.inner = ldexp(e1, e2);
}

void main() {
  test();
}
//# case ldexp/vec4<f32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(4.0, 8.5, 20.0, 50.0);
}

void main() {
  test();
}
//# case ldexp/vec4<f32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e1 = vec4(0.5, 0.53125, 0.625, 0.78125);
  ivec4 e2 = ivec4(3, 4, 5, 6);
  result.inner = ldexp(e1, e2);
}

void main() {
  test();
}
//# case ldexp/vec4<f16>,vec4<i32>/literal
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
  result.inner = f16vec4(4.0hf, 8.5hf, 20.0hf, 50.0hf);
}

void main() {
  test();
}
//# case ldexp/vec4<f16>,vec4<i32>/variable
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
  ivec4 e2 = ivec4(3, 4, 5, 6);
  result.inner = ldexp(e1, e2);
}

void main() {
  test();
}
