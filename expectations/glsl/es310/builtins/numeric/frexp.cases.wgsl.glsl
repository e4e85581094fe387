//# case frexp/f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  float fract_1;
  int exp_1;
};

struct frexp_result_f32 {
  float fract_1;
  int exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  frexp_result_f32 value = frexp_result_f32(0.5, 0);
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  float fract_1;
  int exp_1;
};

struct frexp_result_f32 {
  float fract_1;
  int exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  float e = 0.5;
  int v = 0;
  float v_1 = frexp(e, v);
  frexp_result_f32 value = frexp_result_f32(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  float fract_1;
  int exp_1;
};

struct frexp_result_f32 {
  float fract_1;
  int exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  int v = 0;
  float v_1 = frexp(0.5, v);
  frexp_result_f32 value = frexp_result_f32(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  float16_t fract_1;
  int exp_1;
};

struct frexp_result_f16 {
  float16_t fract_1;
  int exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  frexp_result_f16 value = frexp_result_f16(0.5hf, 0);
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  float16_t fract_1;
  int exp_1;
};

struct frexp_result_f16 {
  float16_t fract_1;
  int exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  float16_t e = 0.5hf;
  int v = 0;
  float16_t v_1 = frexp(e, v);
  frexp_result_f16 value = frexp_result_f16(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  float16_t fract_1;
  int exp_1;
};

struct frexp_result_f16 {
  float16_t fract_1;
  int exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  int v = 0;
  float16_t v_1 = frexp(0.5hf, v);
  frexp_result_f16 value = frexp_result_f16(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  vec2 fract_1;
  ivec2 exp_1;
};

struct frexp_result_vec2_f32 {
  vec2 fract_1;
  ivec2 exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  frexp_result_vec2_f32 value = frexp_result_vec2_f32(vec2(0.5, 0.53125), ivec2(0));
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  vec2 fract_1;
  ivec2 exp_1;
};

struct frexp_result_vec2_f32 {
  vec2 fract_1;
  ivec2 exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  vec2 e = vec2(0.5, 0.53125);
  ivec2 v = ivec2(0);
  vec2 v_1 = frexp(e, v);
  frexp_result_vec2_f32 value = frexp_result_vec2_f32(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/vec2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  f16vec2 fract_1;
  ivec2 exp_1;
};

struct frexp_result_vec2_f16 {
  f16vec2 fract_1;
  ivec2 exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  frexp_result_vec2_f16 value = frexp_result_vec2_f16(f16vec2(0.5hf, 0.53125hf), ivec2(0));
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/vec2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  f16vec2 fract_1;
  ivec2 exp_1;
};

struct frexp_result_vec2_f16 {
  f16vec2 fract_1;
  ivec2 exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  f16vec2 e = f16vec2(0.5hf, 0.53125hf);
  ivec2 v = ivec2(0);
  f16vec2 v_1 = frexp(e, v);
  frexp_result_vec2_f16 value = frexp_result_vec2_f16(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  vec3 fract_1;
  ivec3 exp_1;
};

struct frexp_result_vec3_f32 {
  vec3 fract_1;
  ivec3 exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  frexp_result_vec3_f32 value = frexp_result_vec3_f32(vec3(0.5, 0.53125, 0.625), ivec3(0));
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  vec3 fract_1;
  ivec3 exp_1;
};

struct frexp_result_vec3_f32 {
  vec3 fract_1;
  ivec3 exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  vec3 e = vec3(0.5, 0.53125, 0.625);
  ivec3 v = ivec3(0);
  vec3 v_1 = frexp(e, v);
  frexp_result_vec3_f32 value = frexp_result_vec3_f32(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/vec3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  f16vec3 fract_1;
  ivec3 exp_1;
};

struct frexp_result_vec3_f16 {
  f16vec3 fract_1;
  ivec3 exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  frexp_result_vec3_f16 value = frexp_result_vec3_f16(f16vec3(0.5hf, 0.53125hf, 0.625hf), ivec3(0));
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/vec3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  f16vec3 fract_1;
  ivec3 exp_1;
};

struct frexp_result_vec3_f16 {
  f16vec3 fract_1;
  ivec3 exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  f16vec3 e = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  ivec3 v = ivec3(0);
  f16vec3 v_1 = frexp(e, v);
  frexp_result_vec3_f16 value = frexp_result_vec3_f16(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  vec4 fract_1;
  ivec4 exp_1;
};

struct frexp_result_vec4_f32 {
  vec4 fract_1;
  ivec4 exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  frexp_result_vec4_f32 value = frexp_result_vec4_f32(vec4(0.5, 0.53125, 0.625, 0.78125), ivec4(0));
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  vec4 fract_1;
  ivec4 exp_1;
};

struct frexp_result_vec4_f32 {
  vec4 fract_1;
  ivec4 exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  vec4 e = vec4(0.5, 0.53125, 0.625, 0.78125);
  ivec4 v = ivec4(0);
  vec4 v_1 = frexp(e, v);
  frexp_result_vec4_f32 value = frexp_result_vec4_f32(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/vec4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  f16vec4 fract_1;
  ivec4 exp_1;
};

struct frexp_result_vec4_f16 {
  f16vec4 fract_1;
  ivec4 exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  frexp_result_vec4_f16 value = frexp_result_vec4_f16(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), ivec4(0));
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
//# case frexp/vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  f16vec4 fract_1;
  ivec4 exp_1;
};

struct frexp_result_vec4_f16 {
  f16vec4 fract_1;
  ivec4 exp_1;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  f16vec4 e = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  ivec4 v = ivec4(0);
  f16vec4 v_1 = frexp(e, v);
  frexp_result_vec4_f16 value = frexp_result_vec4_f16(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.exp_1 = value.exp_1;
}

void main() {
  test();
}
