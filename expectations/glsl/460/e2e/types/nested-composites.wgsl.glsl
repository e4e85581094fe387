#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct A {
  vec2 v[2];
};

struct B {
  A a[2];
  uint n;
};

struct C {
  B b[2];
  mat2 m;
};

struct D {
  C c;
  vec3 tail;
};

layout(std430, binding = 0) coherent buffer d_compute_block {
  D inner[];
} d;

void main() {
  uint i = gl_GlobalInvocationID.x;
  d.inner[min(i, uint(d.inner.length()) - 1u)].c.b[1].a[min(i % 2u, 1u)].v[0].y = d.inner[min(i, uint(d.inner.length()) - 1u)].tail.z;
  d.inner[min(i, uint(d.inner.length()) - 1u)].c.b[0].n = d.inner[min(i, uint(d.inner.length()) - 1u)].c.b[0].n + 1u;
  d.inner[min(i, uint(d.inner.length()) - 1u)].c.m[1].x = 2.0;
  A deep = d.inner[0].c.b[1].a[0];
  d.inner[min(i, uint(d.inner.length()) - 1u)].tail = vec3(deep.v[1], 0.0);
}
