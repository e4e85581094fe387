//# case pack2x16snorm/vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 1140801536u;
}

void main() {
  test();
}
//# case pack2x16snorm/vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  vec2 e = vec2(0.5, 0.53125);
  vec2 v = e;
  result.inner = packSnorm2x16(mix(v, vec2(-0.49999997), equal(v, vec2(-0.5))));
}

void main() {
  test();
}
