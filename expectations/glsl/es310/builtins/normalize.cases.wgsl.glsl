//# case normalize/vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.6853647, 0.7282);
}

void main() {
  test();
}
//# case normalize/vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e = vec2(0.5, 0.53125);
  result.inner = normalize(e);
}

void main() {
  test();
}
//# case normalize/vec2<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case normalize/vec2<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case normalize/vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.52048004, 0.55301005, 0.6506001);
}

void main() {
  test();
}
//# case normalize/vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e = vec3(0.5, 0.53125, 0.625);
  result.inner = normalize(e);
}

void main() {
  test();
}
//# case normalize/vec3<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case normalize/vec3<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case normalize/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.4038036, 0.4290413, 0.5047545, 0.63094306);
}

void main() {
  test();
}
//# case normalize/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e = vec4(0.5, 0.53125, 0.625, 0.78125);
  result.inner = normalize(e);
}

void main() {
  test();
}
//# case normalize/vec4<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case normalize/vec4<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
