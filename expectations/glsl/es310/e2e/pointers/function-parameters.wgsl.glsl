#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  ivec2 inner;
} out_1;

void exchange(inout int a, inout int b) {
  int t = a;
  a = b;
  b = t;
}

void order(inout int a, inout int b) {
  if (a > b) {
    exchange(a, b);
  }
}

void main() {
  int low = out_1.inner.x;
  int high = out_1.inner.y;
  order(low, high);
  out_1.inner = ivec2(low, high);
}
