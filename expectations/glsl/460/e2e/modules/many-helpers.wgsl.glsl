#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer o_compute_block {
  ivec2 inner;
} o;

int a(int x) {
  return x + 1;
}

int b(int x) {
  return a(x) * 2;
}

int c(int x) {
  int v = b(x);
  return v - a(x);
}

int d(int x) {
  return c(b(x));
}

int e(int x) {
  if (x > 0) {
    return d(x);
  }
  return c(x);
}

void main() {
  o.inner.x = e(o.inner.y);
  o.inner.y = e(-o.inner.x);
}
