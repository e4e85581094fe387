//# case quantizeToF16/f32/literal
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
//# case quantizeToF16/f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float e = 0.5;
  result.inner = unpackHalf2x16(packHalf2x16(vec2(e, 0.0))).x;
}

void main() {
  test();
}
//# case quantizeToF16/f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = unpackHalf2x16(packHalf2x16(vec2(0.5, 0.0))).x;
}

void main() {
  test();
}
//# case quantizeToF16/vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.5, 0.53125);
}

void main() {
  test();
}
//# case quantizeToF16/vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e = vec2(0.5, 0.53125);
  vec2 v = e;
  result.inner = vec2(unpackHalf2x16(packHalf2x16(vec2(v.x, 0.0))).x, unpackHalf2x16(packHalf2x16(vec2(v.y, 0.0))).x);
}

void main() {
  test();
}
//# case quantizeToF16/vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.5, 0.53125, 0.625);
}

void main() {
  test();
}
//# case quantizeToF16/vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e = vec3(0.5, 0.53125, 0.625);
  vec3 v = e;
  result.inner = vec3(unpackHalf2x16(packHalf2x16(vec2(v.x, 0.0))).x, unpackHalf2x16(packHalf2x16(vec2(v.y, 0.0))).x, unpackHalf2x16(packHalf2x16(vec2(v.z, 0.0))).x);
}

void main() {
  test();
}
//# case quantizeToF16/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, 0.53125, 0.625, 0.78125);
}

void main() {
  test();
}
//# case quantizeToF16/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e = vec4(0.5, 0.53125, 0.625, 0.78125);
  vec4 v = e;
  result.inner = vec4(unpackHalf2x16(packHalf2x16(vec2(v.x, 0.0))).x, unpackHalf2x16(packHalf2x16(vec2(v.y, 0.0))).x, unpackHalf2x16(packHalf2x16(vec2(v.z, 0.0))).x, unpackHalf2x16(packHalf2x16(vec2(v.w, 0.0))).x);
}

void main() {
  test();
}
