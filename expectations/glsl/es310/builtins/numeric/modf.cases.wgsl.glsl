//# case modf/f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  float fract_1;
  float whole;
};

struct modf_result_f32 {
  float fract_1;
  float whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  modf_result_f32 value = modf_result_f32(0.5, 0.0);
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  float fract_1;
  float whole;
};

struct modf_result_f32 {
  float fract_1;
  float whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  float e = 0.5;
  float v = 0.0;
  float v_1 = modf(e, v);
  modf_result_f32 value = modf_result_f32(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  float fract_1;
  float whole;
};

struct modf_result_f32 {
  float fract_1;
  float whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  float v = 0.0;
  float v_1 = modf(0.5, v);
  modf_result_f32 value = modf_result_f32(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  float16_t fract_1;
  float16_t whole;
};

struct modf_result_f16 {
  float16_t fract_1;
  float16_t whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  modf_result_f16 value = modf_result_f16(0.5hf, 0.0hf);
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  float16_t fract_1;
  float16_t whole;
};

struct modf_result_f16 {
  float16_t fract_1;
  float16_t whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  float16_t e = 0.5hf;
  float16_t v = 0.0hf;
  float16_t v_1 = modf(e, v);
  modf_result_f16 value = modf_result_f16(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  float16_t fract_1;
  float16_t whole;
};

struct modf_result_f16 {
  float16_t fract_1;
  float16_t whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  float16_t v = 0.0hf;
  float16_t v_1 = modf(0.5hf, v);
  modf_result_f16 value = modf_result_f16(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  vec2 fract_1;
  vec2 whole;
};

struct modf_result_vec2_f32 {
  vec2 fract_1;
  vec2 whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  modf_result_vec2_f32 value = modf_result_vec2_f32(vec2(0.5, 0.53125), vec2(0.0));
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  vec2 fract_1;
  vec2 whole;
};

struct modf_result_vec2_f32 {
  vec2 fract_1;
  vec2 whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  vec2 e = vec2(0.5, 0.53125);
  vec2 v = vec2(0.0);
  vec2 v_1 = modf(e, v);
  modf_result_vec2_f32 value = modf_result_vec2_f32(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/vec2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  f16vec2 fract_1;
  f16vec2 whole;
};

struct modf_result_vec2_f16 {
  f16vec2 fract_1;
  f16vec2 whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  modf_result_vec2_f16 value = modf_result_vec2_f16(f16vec2(0.5hf, 0.53125hf), f16vec2(0.0hf));
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/vec2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  f16vec2 fract_1;
  f16vec2 whole;
};

struct modf_result_vec2_f16 {
  f16vec2 fract_1;
  f16vec2 whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  f16vec2 e = f16vec2(0.5hf, 0.53125hf);
  f16vec2 v = f16vec2(0.0hf);
  f16vec2 v_1 = modf(e, v);
  modf_result_vec2_f16 value = modf_result_vec2_f16(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  vec3 fract_1;
  vec3 whole;
};

struct modf_result_vec3_f32 {
  vec3 fract_1;
  vec3 whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  modf_result_vec3_f32 value = modf_result_vec3_f32(vec3(0.5, 0.53125, 0.625), vec3(0.0));
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  vec3 fract_1;
  vec3 whole;
};

struct modf_result_vec3_f32 {
  vec3 fract_1;
  vec3 whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  vec3 e = vec3(0.5, 0.53125, 0.625);
  vec3 v = vec3(0.0);
  vec3 v_1 = modf(e, v);
  modf_result_vec3_f32 value = modf_result_vec3_f32(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/vec3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  f16vec3 fract_1;
  f16vec3 whole;
};

struct modf_result_vec3_f16 {
  f16vec3 fract_1;
  f16vec3 whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  modf_result_vec3_f16 value = modf_result_vec3_f16(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.0hf));
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/vec3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  f16vec3 fract_1;
  f16vec3 whole;
};

struct modf_result_vec3_f16 {
  f16vec3 fract_1;
  f16vec3 whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  f16vec3 e = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  f16vec3 v = f16vec3(0.0hf);
  f16vec3 v_1 = modf(e, v);
  modf_result_vec3_f16 value = modf_result_vec3_f16(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  vec4 fract_1;
  vec4 whole;
};

struct modf_result_vec4_f32 {
  vec4 fract_1;
  vec4 whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  modf_result_vec4_f32 value = modf_result_vec4_f32(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(0.0));
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  vec4 fract_1;
  vec4 whole;
};

struct modf_result_vec4_f32 {
  vec4 fract_1;
  vec4 whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  vec4 e = vec4(0.5, 0.53125, 0.625, 0.78125);
  vec4 v = vec4(0.0);
  vec4 v_1 = modf(e, v);
  modf_result_vec4_f32 value = modf_result_vec4_f32(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/vec4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  f16vec4 fract_1;
  f16vec4 whole;
};

struct modf_result_vec4_f16 {
  f16vec4 fract_1;
  f16vec4 whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  modf_result_vec4_f16 value = modf_result_vec4_f16(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(0.0hf));
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
//# case modf/vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  f16vec4 fract_1;
  f16vec4 whole;
};

struct modf_result_vec4_f16 {
  f16vec4 fract_1;
  f16vec4 whole;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  f16vec4 e = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16vec4 v = f16vec4(0.0hf);
  f16vec4 v_1 = modf(e, v);
  modf_result_vec4_f16 value = modf_result_vec4_f16(v_1, v);
  result.inner.fract_1 = value.fract_1;
  result.inner.whole = value.whole;
}

void main() {
  test();
}
