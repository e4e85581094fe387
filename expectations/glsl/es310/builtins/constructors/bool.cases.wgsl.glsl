//# case bool/none
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 0u;
}

void main() {
  test();
}
//# case bool/bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 1u;
}

void main() {
  test();
}
//# case bool/bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  bool e = true;
  result.inner = uint(e);
}

void main() {
  test();
}
//# case bool/bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(true);
}

void main() {
  test();
}
//# case bool/i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 1u;
}

void main() {
  test();
}
//# case bool/i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  int e = -20;
  result.inner = uint(bool(e));
}

void main() {
  test();
}
//# case bool/i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(bool(-20));
}

void main() {
  test();
}
//# case bool/u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 1u;
}

void main() {
  test();
}
//# case bool/u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint e = 20u;
  result.inner = uint(bool(e));
}

void main() {
  test();
}
//# case bool/u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(bool(20u));
}

void main() {
  test();
}
//# case bool/f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 1u;
}

void main() {
  test();
}
//# case bool/f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  float e = 4.5;
  result.inner = uint(bool(e));
}

void main() {
  test();
}
//# case bool/f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(bool(4.5));
}

void main() {
  test();
}
//# case bool/f16/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 1u;
}

void main() {
  test();
}
//# case bool/f16/variable
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  float16_t e = 4.5hf;
  result.inner = uint(bool(e));
}

void main() {
  test();
}
//# case bool/f16/override
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(bool(4.5hf));
}

void main() {
  test();
}
