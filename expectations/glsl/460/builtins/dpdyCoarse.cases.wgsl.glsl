//# case dpdyCoarse/f32/literal
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;

void test() {
  result.inner = dFdyCoarse(0.5);
}

void main() {
  test();
}
//# case dpdyCoarse/f32/variable
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;

void test() {
  float e = 0.5;
  result.inner = dFdyCoarse(e);
}

void main() {
  test();
}
//# case dpdyCoarse/f32/override
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;

void test() {
  result.inner = dFdyCoarse(0.5);
}

void main() {
  test();
}
//# case dpdyCoarse/vec2<f32>/literal
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec2 inner;
} result;

void test() {
  result.inner = dFdyCoarse(vec2(0.5, 0.53125));
}

void main() {
  test();
}
//# case dpdyCoarse/vec2<f32>/variable
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec2 inner;
} result;

void test() {
  vec2 e = vec2(0.5, 0.53125);
  result.inner = dFdyCoarse(e);
}

void main() {
  test();
}
//# case dpdyCoarse/vec3<f32>/literal
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec3 inner;
} result;

void test() {
  result.inner = dFdyCoarse(vec3(0.5, 0.53125, 0.625));
}

void main() {
  test();
}
//# case dpdyCoarse/vec3<f32>/variable
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec3 inner;
} result;

void test() {
  vec3 e = vec3(0.5, 0.53125, 0.625);
  result.inner = dFdyCoarse(e);
}

void main() {
  test();
}
//# case dpdyCoarse/vec4<f32>/literal
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;

void test() {
  result.inner = dFdyCoarse(vec4(0.5, 0.53125, 0.625, 0.78125));
}

void main() {
  test();
}
//# case dpdyCoarse/vec4<f32>/variable
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;

void test() {
  vec4 e = vec4(0.5, 0.53125, 0.625, 0.78125);
  result.inner = dFdyCoarse(e);
}

void main() {
  test();
}
