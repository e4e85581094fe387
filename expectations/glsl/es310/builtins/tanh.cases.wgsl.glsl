//# case tanh/f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.46211717;
}

void main() {
  test();
}
//# case tanh/f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float a = 0.5;
  result.inner = tanh(a);
}

void main() {
  test();
}
//# case tanh/f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = tanh(0.5);
}

void main() {
  test();
}
//# case tanh/f16/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tanh/f16/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tanh/f16/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tanh/vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.46211717, 0.48633602);
}

void main() {
  test();
}
//# case tanh/vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 a = vec2(0.5, 0.53125);
  result.inner = tanh(a);
}

void main() {
  test();
}
//# case tanh/vec2<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tanh/vec2<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tanh/vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.46211717, 0.48633602, 0.5545997);
}

void main() {
  test();
}
//# case tanh/vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 a = vec3(0.5, 0.53125, 0.625);
  result.inner = tanh(a);
}

void main() {
  test();
}
//# case tanh/vec3<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tanh/vec3<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tanh/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.46211717, 0.48633602, 0.5545997, 0.6534236);
}

void main() {
  test();
}
//# case tanh/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 a = vec4(0.5, 0.53125, 0.625, 0.78125);
  result.inner = tanh(a);
}

void main() {
  test();
}
//# case tanh/vec4<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tanh/vec4<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
