//# case f16/none
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
  result.inner = 0.0hf;
}

void main() {
  test();
}
//# case f16/f16/literal
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
  result.inner = 0.5hf;
}

void main() {
  test();
}
//# case f16/f16/variable
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
  result.inner = e;
}

void main() {
  test();
}
//# case f16/f16/override
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
  result.inner = 0.5hf;
}

void main() {
  test();
}
//# case f16/i32/literal
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
  result.inner = -20.0hf;
}

void main() {
  test();
}
//# case f16/i32/variable
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
  int e = -20;
  result.inner = float16_t(e);
}

void main() {
  test();
}
//# case f16/i32/override
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
  result.inner = float16_t(-20);
}

void main() {
  test();
}
//# case f16/u32/literal
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
  result.inner = 20.0hf;
}

void main() {
  test();
}
//# case f16/u32/variable
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
  uint e = 20u;
  result.inner = float16_t(e);
}

void main() {
  test();
}
//# case f16/u32/override
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
  result.inner = float16_t(20u);
}

void main() {
  test();
}
//# case f16/f32/literal
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
  result.inner = 4.5hf;
}

void main() {
  test();
}
//# case f16/f32/variable
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
  float e = 4.5;
  result.inner = float16_t(e);
}

void main() {
  test();
}
//# case f16/f32/override
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
  result.inner = float16_t(4.5);
}

void main() {
  test();
}
//# case f16/bool/literal
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
  result.inner = 1.0hf;
}

void main() {
  test();
}
//# case f16/bool/variable
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
  bool e = true;
  result.inner = float16_t(e);
}

void main() {
  test();
}
//# case f16/bool/override
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
  result.inner = float16_t(true);
}

void main() {
  test();
}
