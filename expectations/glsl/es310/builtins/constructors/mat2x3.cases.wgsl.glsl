//# case mat2x3<f32>/none
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = mat2x3(0.0)[0];
  result.inner[1] = mat2x3(0.0)[1];
}

void main() {
  test();
}
//# case mat2x3<f16>/none
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case mat2x3<f32>/mat2x3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = mat2x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125))[0];
  result.inner[1] = mat2x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125))[1];
}

void main() {
  test();
}
//# case mat2x3<f32>/mat2x3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  mat2x3 e = mat2x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125));
  mat2x3 v = e;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mat2x3<f16>/mat2x3<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case mat2x3<f16>/mat2x3<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case mat2x3<f32>/vec3<f32>,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = mat2x3(vec3(0.5, 0.53125, 0.625), vec3(0.25, 0.265625, 0.3125))[0];
  result.inner[1] = mat2x3(vec3(0.5, 0.53125, 0.625), vec3(0.25, 0.265625, 0.3125))[1];
}

void main() {
  test();
}
//# case mat2x3<f32>/vec3<f32>,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  vec3 v1 = vec3(0.5, 0.53125, 0.625);
  vec3 v2 = vec3(0.25, 0.265625, 0.3125);
  mat2x3 v = mat2x3(v1, v2);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mat2x3<f16>/vec3<f16>,vec3<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case mat2x3<f16>/vec3<f16>,vec3<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case mat2x3<f32>/f32,f32,f32,f32,f32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = mat2x3(vec3(0.5, 0.25, 0.75), vec3(3.0, 4.0, 5.0))[0];
  result.inner[1] = mat2x3(vec3(0.5, 0.25, 0.75), vec3(3.0, 4.0, 5.0))[1];
}

void main() {
  test();
}
//# case mat2x3<f32>/f32,f32,f32,f32,f32,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  float e1 = 0.5;
  float e2 = 0.25;
  float e3 = 0.75;
  float e4 = 3.0;
  float e5 = 4.0;
  float e6 = 5.0;
  mat2x3 v = mat2x3(e1, e2, e3, e4, e5, e6);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mat2x3<f32>/f32,f32,f32,f32,f32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  mat2x3 v = mat2x3(0.5, 0.25, 0.75, 3.0, 4.0, 5.0);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mat2x3<f16>/f16,f16,f16,f16,f16,f16/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case mat2x3<f16>/f16,f16,f16,f16,f16,f16/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case mat2x3<f16>/f16,f16,f16,f16,f16,f16/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case mat2x3<f32>/mat2x3<f16>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = mat2x3(vec3(4.5, 4.78125, 5.625), vec3(7.03125, 9.0, 11.53125))[0];
  result.inner[1] = mat2x3(vec3(4.5, 4.78125, 5.625), vec3(7.03125, 9.0, 11.53125))[1];
}

void main() {
  test();
}
//# case mat2x3<f32>/mat2x3<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case mat2x3<f16>/mat2x3<f32>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case mat2x3<f16>/mat2x3<f32>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
