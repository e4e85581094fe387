//# case fwidthFine/f32/literal
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;

void test() {
  result.inner = fwidthFine(0.5);
}

void main() {
  test();
}
//# case fwidthFine/f32/variable
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;

void test() {
  float e = 0.5;
  result.inner = fwidthFine(e);
}

void main() {
  test();
}
//# case fwidthFine/f32/override
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;

void test() {
  result.inner = fwidthFine(0.5);
}

void main() {
  test();
}
//# case fwidthFine/vec2<f32>/literal
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec2 inner;
} result;

void test() {
  result.inner = fwidthFine(vec2(0.5, 0.53125));
}

void main() {
  test();
}
//# case fwidthFine/vec2<f32>/variable
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec2 inner;
} result;

void test() {
  vec2 e = vec2(0.5, 0.53125);
  result.inner = fwidthFine(e);
}

void main() {
  test();
}
//# case fwidthFine/vec3<f32>/literal
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec3 inner;
} result;

void test() {
  result.inner = fwidthFine(vec3(0.5, 0.53125, 0.625));
}

void main() {
  test();
}
//# case fwidthFine/vec3<f32>/variable
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec3 inner;
} result;

void test() {
  vec3 e = vec3(0.5, 0.53125, 0.625);
  result.inner = fwidthFine(e);
}

void main() {
  test();
}
//# case fwidthFine/vec4<f32>/literal
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;

void test() {
  result.inner = fwidthFine(vec4(0.5, 0.53125, 0.625, 0.78125));
}

void main() {
  test();
}
//# case fwidthFine/vec4<f32>/variable
#version 460

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;

void test() {
  vec4 e = vec4(0.5, 0.53125, 0.625, 0.78125);
  result.inner = fwidthFine(e);
}

void main() {
  test();
}
