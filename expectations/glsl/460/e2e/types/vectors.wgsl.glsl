#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct All {
  ivec2 a;
  ivec3 b;
  ivec4 c;
  uvec2 d;
  uvec3 e;
  uvec4 f;
  vec2 g;
  vec3 h;
  vec4 i;
};

layout(std430, binding = 0) coherent buffer all_of_them_compute_block {
  All inner;
} all_of_them;

void main() {
  bvec2 flags = bvec2(true, false);
  all_of_them.inner.a = all_of_them.inner.a + all_of_them.inner.a.yx * ivec2(flags);
  all_of_them.inner.b = all_of_them.inner.b - 1;
  all_of_them.inner.c = all_of_them.inner.c.xxyy;
  all_of_them.inner.d = all_of_them.inner.d * 2u;
  all_of_them.inner.e = all_of_them.inner.e.zyx;
  all_of_them.inner.f = all_of_them.inner.f / uvec4(3u);
  all_of_them.inner.g = all_of_them.inner.h.xz;
  all_of_them.inner.h = vec3(all_of_them.inner.g, 1.0);
  all_of_them.inner.i = vec4(all_of_them.inner.h, all_of_them.inner.g.x);
}
