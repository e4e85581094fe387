//# case asinh/f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.4812118;
}

void main() {
  test();
}
//# case asinh/f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float y = 0.5;
  result.inner = asinh(y);
}

void main() {
  test();
}
//# case asinh/f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = asinh(0.5);
}

void main() {
  test();
}
//# case asinh/f16/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case asinh/f16/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case asinh/f16/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case asinh/vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.4812118, 0.5089866);
}

void main() {
  test();
}
//# case asinh/vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 y = vec2(0.5, 0.53125);
  result.inner = asinh(y);
}

void main() {
  test();
}
//# case asinh/vec2<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case asinh/vec2<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case asinh/vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.4812118, 0.5089866, 0.5901437);
}

void main() {
  test();
}
//# case asinh/vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 y = vec3(0.5, 0.53125, 0.625);
  result.inner = asinh(y);
}

void main() {
  test();
}
//# case asinh/vec3<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case asinh/vec3<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case asinh/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.4812118, 0.5089866, 0.5901437, 0.71795994);
}

void main() {
  test();
}
//# case asinh/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 y = vec4(0.5, 0.53125, 0.625, 0.78125);
  result.inner = asinh(y);
}

void main() {
  test();
}
//# case asinh/vec4<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case asinh/vec4<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
