//# case smoothstep/f32,f32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.5;
}

void main() {
  test();
}
//# case smoothstep/f32,f32,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float edge0 = 0.25;
  float edge1 = 0.75;
  float x = 0.5;
  result.inner = smoothstep(edge0, edge1, x);
}

void main() {
  test();
}
//# case smoothstep/f32,f32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = smoothstep(0.25, 0.75, 0.5);
}

void main() {
  test();
}
//# case smoothstep/f16,f16,f16/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case smoothstep/f16,f16,f16/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case smoothstep/f16,f16,f16/override
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case smoothstep/vec2<f32>,vec2<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.5);
}

void main() {
  test();
}
//# case smoothstep/vec2<f32>,vec2<f32>,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 edge0 = vec2(0.25, 0.265625);
  vec2 edge1 = vec2(0.75, 0.796875);
  vec2 x = vec2(0.5, 0.53125);
  result.inner = smoothstep(edge0, edge1, x);
}

void main() {
  test();
}
//# case smoothstep/vec2<f16>,vec2<f16>,vec2<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case smoothstep/vec2<f16>,vec2<f16>,vec2<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case smoothstep/vec3<f32>,vec3<f32>,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.5);
}

void main() {
  test();
}
//# case smoothstep/vec3<f32>,vec3<f32>,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 edge0 = vec3(0.25, 0.265625, 0.3125);
  vec3 edge1 = vec3(0.75, 0.796875, 0.9375);
  vec3 x = vec3(0.5, 0.53125, 0.625);
  result.inner = smoothstep(edge0, edge1, x);
}

void main() {
  test();
}
//# case smoothstep/vec3<f16>,vec3<f16>,vec3<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case smoothstep/vec3<f16>,vec3<f16>,vec3<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case smoothstep/vec4<f32>,vec4<f32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5);
}

void main() {
  test();
}
//# case smoothstep/vec4<f32>,vec4<f32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 edge0 = vec4(0.25, 0.265625, 0.3125, 0.390625);
  vec4 edge1 = vec4(0.75, 0.796875, 0.9375, 1.171875);
  vec4 x = vec4(0.5, 0.53125, 0.625, 0.78125);
  result.inner = smoothstep(edge0, edge1, x);
}

void main() {
  test();
}
//# case smoothstep/vec4<f16>,vec4<f16>,vec4<f16>/literal
//# refused glsl/f16
GLSL ES has no type 'f16'
//# case smoothstep/vec4<f16>,vec4<f16>,vec4<f16>/variable
//# refused glsl/f16
GLSL ES has no type 'f16'
