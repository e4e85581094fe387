//# case exp/f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 1.6487212;
}

void main() {
  test();
}
//# case exp/f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float e1 = 0.5;
  result.inner = exp(e1);
}

void main() {
  test();
}
//# case exp/f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = exp(0.5);
}

void main() {
  test();
}
//# case exp/f16/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case exp/f16/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case exp/f16/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case exp/vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(1.6487212, 1.7010573);
}

void main() {
  test();
}
//# case exp/vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e1 = vec2(0.5, 0.53125);
  result.inner = exp(e1);
}

void main() {
  test();
}
//# case exp/vec2<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case exp/vec2<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case exp/vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(1.6487212, 1.7010573, 1.868246);
}

void main() {
  test();
}
//# case exp/vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e1 = vec3(0.5, 0.53125, 0.625);
  result.inner = exp(e1);
}

void main() {
  test();
}
//# case exp/vec3<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case exp/vec3<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case exp/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(1.6487212, 1.7010573, 1.868246, 2.1842008);
}

void main() {
  test();
}
//# case exp/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e1 = vec4(0.5, 0.53125, 0.625, 0.78125);
  result.inner = exp(e1);
}

void main() {
  test();
}
//# case exp/vec4<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case exp/vec4<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
