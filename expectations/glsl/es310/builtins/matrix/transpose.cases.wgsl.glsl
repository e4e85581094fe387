//# case transpose/mat2x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  result.inner = mat2(vec2(0.5, 0.625), vec2(0.53125, 0.78125));
}

void main() {
  test();
}
//# case transpose/mat2x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  mat2 e = mat2(vec2(0.5, 0.53125), vec2(0.625, 0.78125));
  result.inner = transpose(e);
}

void main() {
  test();
}
//# case transpose/mat2x2<f16>/literal
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
  result.inner = f16mat2(f16vec2(0.5hf, 0.625hf), f16vec2(0.53125hf, 0.78125hf));
}

void main() {
  test();
}
//# case transpose/mat2x2<f16>/variable
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
  result.inner = transpose(e);
}

void main() {
  test();
}
//# case transpose/mat2x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  result.inner = mat3x2(vec2(0.5, 0.78125), vec2(0.53125, 1.0), vec2(0.625, 1.28125));
}

void main() {
  test();
}
//# case transpose/mat2x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  mat2x3 e = mat2x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125));
  result.inner = transpose(e);
}

void main() {
  test();
}
//# case transpose/mat2x3<f16>/literal
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
  result.inner = f16mat3x2(f16vec2(0.5hf, 0.78125hf), f16vec2(0.53125hf, 1.0hf), f16vec2(0.625hf, 1.28125hf));
}

void main() {
  test();
}
//# case transpose/mat2x3<f16>/variable
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
  f16mat2x3 e = f16mat2x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf));
  result.inner = transpose(e);
}

void main() {
  test();
}
//# case transpose/mat2x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  result.inner = mat4x2(vec2(0.5, 1.0), vec2(0.53125, 1.28125), vec2(0.625, 1.625), vec2(0.78125, 2.03125));
}

void main() {
  test();
}
//# case transpose/mat2x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  mat2x4 e = mat2x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125));
  result.inner = transpose(e);
}

void main() {
  test();
}
//# case transpose/mat2x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  result.inner = f16mat4x2(f16vec2(0.5hf, 1.0hf), f16vec2(0.53125hf, 1.28125hf), f16vec2(0.625hf, 1.625hf), f16vec2(0.78125hf, 2.03125hf));
}

void main() {
  test();
}
//# case transpose/mat2x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  f16mat2x4 e = f16mat2x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf));
  result.inner = transpose(e);
}

void main() {
  test();
}
//# case transpose/mat3x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.5, 0.625, 1.0);
  result.inner[1] = vec3(0.53125, 0.78125, 1.28125);
}

void main() {
  test();
}
//# case transpose/mat3x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  mat3x2 e = mat3x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125));
  mat2x3 v = transpose(e);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case transpose/mat3x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.5hf, 0.625hf, 1.0hf);
  result.inner[1] = f16vec3(0.53125hf, 0.78125hf, 1.28125hf);
}

void main() {
  test();
}
//# case transpose/mat3x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  f16mat3x2 e = f16mat3x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf));
  f16mat2x3 v = transpose(e);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case transpose/mat3x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.5, 0.78125, 1.625);
  result.inner[1] = vec3(0.53125, 1.0, 2.03125);
  result.inner[2] = vec3(0.625, 1.28125, 2.5);
}

void main() {
  test();
}
//# case transpose/mat3x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  mat3 e = mat3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5));
  mat3 v = transpose(e);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case transpose/mat3x3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.5hf, 0.78125hf, 1.625hf);
  result.inner[1] = f16vec3(0.53125hf, 1.0hf, 2.03125hf);
  result.inner[2] = f16vec3(0.625hf, 1.28125hf, 2.5hf);
}

void main() {
  test();
}
//# case transpose/mat3x3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  f16mat3 e = f16mat3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf));
  f16mat3 v = transpose(e);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case transpose/mat3x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.5, 1.0, 2.5);
  result.inner[1] = vec3(0.53125, 1.28125, 3.03125);
  result.inner[2] = vec3(0.625, 1.625, 3.625);
  result.inner[3] = vec3(0.78125, 2.03125, 4.28125);
}

void main() {
  test();
}
//# case transpose/mat3x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  mat3x4 e = mat3x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125));
  mat4x3 v = transpose(e);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case transpose/mat3x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.5hf, 1.0hf, 2.5hf);
  result.inner[1] = f16vec3(0.53125hf, 1.28125hf, 3.03125hf);
  result.inner[2] = f16vec3(0.625hf, 1.625hf, 3.625hf);
  result.inner[3] = f16vec3(0.78125hf, 2.03125hf, 4.28125hf);
}

void main() {
  test();
}
//# case transpose/mat3x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  f16mat3x4 e = f16mat3x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf));
  f16mat4x3 v = transpose(e);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case transpose/mat4x2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  result.inner = mat2x4(vec4(0.5, 0.625, 1.0, 1.625), vec4(0.53125, 0.78125, 1.28125, 2.03125));
}

void main() {
  test();
}
//# case transpose/mat4x2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  mat4x2 e = mat4x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125), vec2(1.625, 2.03125));
  result.inner = transpose(e);
}

void main() {
  test();
}
//# case transpose/mat4x2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  result.inner = f16mat2x4(f16vec4(0.5hf, 0.625hf, 1.0hf, 1.625hf), f16vec4(0.53125hf, 0.78125hf, 1.28125hf, 2.03125hf));
}

void main() {
  test();
}
//# case transpose/mat4x2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  f16mat4x2 e = f16mat4x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf), f16vec2(1.625hf, 2.03125hf));
  result.inner = transpose(e);
}

void main() {
  test();
}
//# case transpose/mat4x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  result.inner = mat3x4(vec4(0.5, 0.78125, 1.625, 3.03125), vec4(0.53125, 1.0, 2.03125, 3.625), vec4(0.625, 1.28125, 2.5, 4.28125));
}

void main() {
  test();
}
//# case transpose/mat4x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  mat4x3 e = mat4x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5), vec3(3.03125, 3.625, 4.28125));
  result.inner = transpose(e);
}

void main() {
  test();
}
//# case transpose/mat4x3<f16>/literal
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
  result.inner = f16mat3x4(f16vec4(0.5hf, 0.78125hf, 1.625hf, 3.03125hf), f16vec4(0.53125hf, 1.0hf, 2.03125hf, 3.625hf), f16vec4(0.625hf, 1.28125hf, 2.5hf, 4.28125hf));
}

void main() {
  test();
}
//# case transpose/mat4x3<f16>/variable
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
  f16mat4x3 e = f16mat4x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf), f16vec3(3.03125hf, 3.625hf, 4.28125hf));
  result.inner = transpose(e);
}

void main() {
  test();
}
//# case transpose/mat4x4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  result.inner = mat4(vec4(0.5, 1.0, 2.5, 5.0), vec4(0.53125, 1.28125, 3.03125, 5.78125), vec4(0.625, 1.625, 3.625, 6.625), vec4(0.78125, 2.03125, 4.28125, 7.53125));
}

void main() {
  test();
}
//# case transpose/mat4x4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  mat4 e = mat4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125), vec4(5.0, 5.78125, 6.625, 7.53125));
  result.inner = transpose(e);
}

void main() {
  test();
}
//# case transpose/mat4x4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  result.inner = f16mat4(f16vec4(0.5hf, 1.0hf, 2.5hf, 5.0hf), f16vec4(0.53125hf, 1.28125hf, 3.03125hf, 5.78125hf), f16vec4(0.625hf, 1.625hf, 3.625hf, 6.625hf), f16vec4(0.78125hf, 2.03125hf, 4.28125hf, 7.53125hf));
}

void main() {
  test();
}
//# case transpose/mat4x4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  f16mat4 e = f16mat4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf), f16vec4(5.0hf, 5.78125hf, 6.625hf, 7.53125hf));
  result.inner = transpose(e);
}

void main() {
  test();
}
