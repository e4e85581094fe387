//# case arrayLength/ptr<storage,array<i32>,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) readonly buffer memory_compute_block {
  int inner[];
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(memory.inner.length());
}

void main() {
  test();
}
//# case arrayLength/ptr<storage,array<i32>,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) coherent buffer memory_compute_block {
  int inner[];
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(memory.inner.length());
}

void main() {
  test();
}
//# case arrayLength/ptr<storage,array<u32>,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) readonly buffer memory_compute_block {
  uint inner[];
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(memory.inner.length());
}

void main() {
  test();
}
//# case arrayLength/ptr<storage,array<u32>,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) coherent buffer memory_compute_block {
  uint inner[];
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(memory.inner.length());
}

void main() {
  test();
}
//# case arrayLength/ptr<storage,array<f32>,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) readonly buffer memory_compute_block {
  float inner[];
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(memory.inner.length());
}

void main() {
  test();
}
//# case arrayLength/ptr<storage,array<f32>,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) coherent buffer memory_compute_block {
  float inner[];
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(memory.inner.length());
}

void main() {
  test();
}
//# case arrayLength/ptr<storage,array<f16>,read>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) readonly buffer memory_compute_block {
  float16_t inner[];
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(memory.inner.length());
}

void main() {
  test();
}
//# case arrayLength/ptr<storage,array<f16>,read_write>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) coherent buffer memory_compute_block {
  float16_t inner[];
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(memory.inner.length());
}

void main() {
  test();
}
