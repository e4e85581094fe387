#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Many {
  float a0;
  vec2 a1;
  vec3 a2;
  vec4 a3;
  int a4;
  ivec2 a5;
  ivec3 a6;
  ivec4 a7;
  float b0;
  vec2 b1;
  vec3 b2;
  vec4 b3;
  int b4;
  ivec2 b5;
  ivec3 b6;
  ivec4 b7;
  float c0;
  vec2 c1;
  vec3 c2;
  vec4 c3;
  uint c4;
  uvec2 c5;
  uvec3 c6;
  uvec4 c7;
  float d0;
  vec2 d1;
  vec3 d2;
  vec4 d3;
  uint d4;
  uvec2 d5;
  uvec3 d6;
  uvec4 d7;
  float e0;
  vec2 e1;
  vec3 e2;
  vec4 e3;
  int e4;
  ivec2 e5;
  ivec3 e6;
  ivec4 e7;
};

layout(std430, binding = 0) coherent buffer many_compute_block {
  Many inner;
} many;

void main() {
  many.inner.a0 = many.inner.e3.w;
  many.inner.c2 = many.inner.b2 + many.inner.d2;
  many.inner.e7.z = many.inner.a4;
  many.inner.d5 = many.inner.c6.yz;
}
