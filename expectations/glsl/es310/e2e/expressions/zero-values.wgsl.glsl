#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Inner {
  ivec2 a;
  float b[3];
};

struct Outer {
  Inner inner;
  mat3x2 m;
};

layout(std430, binding = 0) coherent buffer out_compute_block {
  Outer inner;
} out_1;
layout(std430, binding = 1) coherent buffer scalars_compute_block {
  ivec4 inner;
} scalars;

void store_Inner(Inner value) {
  out_1.inner.inner.a = value.a;
  out_1.inner.inner.b = value.b;
}

void store_Outer(Outer value) {
  store_Inner(value.inner);
  out_1.inner.m = value.m;
}

void main() {
  store_Outer(Outer(Inner(ivec2(0), float[3](0.0, 0.0, 0.0)), mat3x2(0.0)));
  store_Inner(Inner(ivec2(0), float[3](0.0, 0.0, 0.0)));
  out_1.inner.inner.b = float[3](0.0, 0.0, 0.0);
  out_1.inner.m = mat3x2(0.0);
  out_1.inner.inner.a = ivec2(0);
  bool flag = false;
  scalars.inner = ivec4(0, 0, 0, mix(1, 2, flag));
}
