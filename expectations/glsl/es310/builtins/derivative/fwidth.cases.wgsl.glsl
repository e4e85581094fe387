//# case fwidth/f32/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;

void test() {
  result.inner = fwidth(0.5);
}

void main() {
  test();
}
//# case fwidth/f32/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;

void test() {
  float e = 0.5;
  result.inner = fwidth(e);
}

void main() {
  test();
}
//# case fwidth/f32/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;

void test() {
  result.inner = fwidth(0.5);
}

void main() {
  test();
}
//# case fwidth/vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec2 inner;
} result;

void test() {
  result.inner = fwidth(vec2(0.5, 0.53125));
}

void main() {
  test();
}
//# case fwidth/vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec2 inner;
} result;

void test() {
  vec2 e = vec2(0.5, 0.53125);
  result.inner = fwidth(e);
}

void main() {
  test();
}
//# case fwidth/vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec3 inner;
} result;

void test() {
  result.inner = fwidth(vec3(0.5, 0.53125, 0.625));
}

void main() {
  test();
}
//# case fwidth/vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec3 inner;
} result;

void test() {
  vec3 e = vec3(0.5, 0.53125, 0.625);
  result.inner = fwidth(e);
}

void main() {
  test();
}
//# case fwidth/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;

void test() {
  result.inner = fwidth(vec4(0.5, 0.53125, 0.625, 0.78125));
}

void main() {
  test();
}
//# case fwidth/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;

void test() {
  vec4 e = vec4(0.5, 0.53125, 0.625, 0.78125);
  result.inner = fwidth(e);
}

void main() {
  test();
}
