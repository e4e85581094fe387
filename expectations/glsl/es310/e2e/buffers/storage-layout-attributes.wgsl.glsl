#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Spread {
  uint a;
  uint b;
  vec2 c;
  float d[3];
  float e;
};

struct Spread_std430 {
  uint a;
  uint padding[3];
  uint b;
  vec2 c;
  uint padding_1[4];
  float d[3];
  uint padding_2[5];
  float e;
  uint padding_3[3];
};

layout(std430, binding = 0) coherent buffer spread_compute_block {
  Spread_std430 inner[];
} spread;

void store_Spread(Spread value) {
  spread.inner[1].a = value.a;
  spread.inner[1].b = value.b;
  spread.inner[1].c = value.c;
  spread.inner[1].d = value.d;
  spread.inner[1].e = value.e;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uint v_1 = min(v.x, uint(spread.inner.length()) - 1u);
  spread.inner[v_1].b = spread.inner[v_1].a;
  spread.inner[v_1].d[2] = spread.inner[v_1].c.y;
  spread.inner[v_1].e = spread.inner[v_1].e + 1.0;
  Spread copy = Spread(spread.inner[0].a, spread.inner[0].b, spread.inner[0].c, spread.inner[0].d, spread.inner[0].e);
  copy.d[min(v.x % 3u, 2u)] = 4.0;
  store_Spread(copy);
}
