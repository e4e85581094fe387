#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Light {
  float strength;
};

struct Inner {
  Light Light_1[2];
  uint Inner;
};

struct Outer {
  float Inner_1;
  Inner one;
  vec2 Light_1;
  Inner two[2];
  Light Outer[2];
};

layout(std430, binding = 0) coherent buffer all_compute_block {
  Outer inner;
} all_1;
layout(std140, binding = 0) uniform some_compute_block {
  uvec4 inner[1];
} some;
Outer mine = Outer(0.0, Inner(Light[2](Light(0.0), Light(0.0)), 0u), vec2(0.0), Inner[2](Inner(Light[2](Light(0.0), Light(0.0)), 0u), Inner(Light[2](Light(0.0), Light(0.0)), 0u)), Light[2](Light(0.0), Light(0.0)));

void main() {
  mine.one = all_1.inner.two[1];
  mine.Outer[0] = Light(all_1.inner.Inner_1 + float(some.inner[0].z));
  all_1.inner.one = mine.one;
  all_1.inner.Light_1 = vec2(mine.Outer[0].strength);
}
