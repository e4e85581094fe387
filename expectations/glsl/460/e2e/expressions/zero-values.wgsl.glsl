#version 460
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

void main() {
  Inner v = Outer(Inner(ivec2(0), float[3](0.0, 0.0, 0.0)), mat3x2(0.0)).inner;
  out_1.inner.inner.a = v.a;
  out_1.inner.inner.b = v.b;
  out_1.inner.m = Outer(Inner(ivec2(0), float[3](0.0, 0.0, 0.0)), mat3x2(0.0)).m;
  out_1.inner.inner.a = Inner(ivec2(0), float[3](0.0, 0.0, 0.0)).a;
  out_1.inner.inner.b = Inner(ivec2(0), float[3](0.0, 0.0, 0.0)).b;
  out_1.inner.inner.b = float[3](0.0, 0.0, 0.0);
  out_1.inner.m = mat3x2(0.0);
  out_1.inner.inner.a = ivec2(0);
  bool flag = false;
  scalars.inner = ivec4(0, 0, 0, mix(1, 2, flag));
}
