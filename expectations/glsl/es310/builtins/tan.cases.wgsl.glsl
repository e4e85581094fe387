//# case tan/f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.5463025;
}

void main() {
  test();
}
//# case tan/f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float e = 0.5;
  result.inner = tan(e);
}

void main() {
  test();
}
//# case tan/f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = tan(0.5);
}

void main() {
  test();
}
//# case tan/f16/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tan/f16/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tan/f16/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tan/vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.5463025, 0.58759737);
}

void main() {
  test();
}
//# case tan/vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e = vec2(0.5, 0.53125);
  result.inner = tan(e);
}

void main() {
  test();
}
//# case tan/vec2<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tan/vec2<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tan/vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.5463025, 0.58759737, 0.7214844);
}

void main() {
  test();
}
//# case tan/vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e = vec3(0.5, 0.53125, 0.625);
  result.inner = tan(e);
}

void main() {
  test();
}
//# case tan/vec3<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tan/vec3<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tan/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5463025, 0.58759737, 0.7214844, 0.9917379);
}

void main() {
  test();
}
//# case tan/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e = vec4(0.5, 0.53125, 0.625, 0.78125);
  result.inner = tan(e);
}

void main() {
  test();
}
//# case tan/vec4<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case tan/vec4<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
