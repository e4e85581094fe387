#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Padded_std430 {
  uint a;
  uint padding[7];
  uint b;
  uint padding_1[7];
};

struct Padded_std140 {
  uint a;
  uint padding;
  uint padding_1;
  uint padding_2;
  uvec4 padding_3;
  uint b;
  uint padding_4;
  uint padding_5;
  uint padding_6;
  uvec4 padding_7;
};

layout(std430, binding = 0) coherent buffer x_compute_block {
  Padded_std430 inner;
} x;
layout(std140, binding = 0) uniform y_compute_block {
  Padded_std140 inner;
} y;

void main() {
  x.inner.a = y.inner.b;
  x.inner.b = y.inner.a;
}
