#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Inner {
  int list[3];
  ivec3 v;
};

struct Outer {
  Inner inners[2];
  mat2 turns[2];
};

layout(std430, binding = 0) readonly buffer at_compute_block {
  uint inner[4];
} at;
layout(std430, binding = 1) coherent buffer floats_compute_block {
  float inner[12];
} floats;
layout(std430, binding = 2) coherent buffer whole_compute_block {
  int inner[12];
} whole;
Outer kept = Outer(Inner[2](Inner(int[3](0, 0, 0), ivec3(0)), Inner(int[3](0, 0, 0), ivec3(0))), mat2[2](mat2(0.0), mat2(0.0)));

void set_element(inout int list[3], uint index, int value) {
  list[min(index, 2u)] = value;
}

void set_column(inout mat2 m, uint index, vec2 value) {
  m[min(index, 1u)] = value;
}

void main() {
  vec4 v = vec4(0.0);
  v[min(at.inner[0], 3u)] = 5.0;
  floats.inner[0] = v.x;
  floats.inner[1] = v.y;
  floats.inner[2] = v.z;
  floats.inner[3] = v.w;
  mat2 m = mat2(0.0);
  set_column(m, at.inner[1], vec2(6.0, 7.0));
  m[min(at.inner[1], 1u)].x = 0.0;
  floats.inner[4] = m[0].x;
  floats.inner[5] = m[0].y;
  floats.inner[6] = m[1].x;
  floats.inner[7] = m[1].y;
  kept.turns[min(at.inner[1], 1u)][min(at.inner[2], 1u)] = vec2(8.0, 2.0);
  uint v_1 = at.inner[1];
  uint v_2 = min(at.inner[1], 1u);
  uint v_3 = min(at.inner[2], 1u);
  kept.turns[v_2][v_3][min(v_1, 1u)] = kept.turns[v_2][v_3][min(v_1, 1u)] - 2.0;
  kept.turns[min(at.inner[2], 1u)][min(at.inner[1], 1u)][min(at.inner[2], 1u)] = 9.0;
  floats.inner[8] = kept.turns[1][0].x;
  floats.inner[9] = kept.turns[1][0].y;
  floats.inner[10] = kept.turns[0][1].x;
  floats.inner[11] = kept.turns[0][1].y;
  Outer o = Outer(Inner[2](Inner(int[3](0, 0, 0), ivec3(0)), Inner(int[3](0, 0, 0), ivec3(0))), mat2[2](mat2(0.0), mat2(0.0)));
  set_element(o.inners[min(at.inner[2], 1u)].list, at.inner[0], 1);
  o.inners[min(at.inner[2], 1u)].v[min(at.inner[2], 2u)] = 4;
  uint v_4 = at.inner[1];
  uint v_5 = at.inner[2];
  o.inners[min(v_4, 1u)].list[min(v_5, 2u)] = o.inners[min(v_4, 1u)].list[min(v_5, 2u)] + 3;
  o.inners[min(at.inner[1], 1u)].list[min(at.inner[0], 2u)] = 6;
  o.inners[min(at.inner[1], 1u)].v[min(at.inner[0], 2u)] = 9;
  int i = 0;
  while (true) {
    if (!(i < 2)) {
      break;
    }
    int j = 0;
    while (true) {
      if (!(j < 3)) {
        break;
      }
      whole.inner[min(uint(i * 6 + j), 11u)] = o.inners[min(uint(i), 1u)].list[min(uint(j), 2u)];
      whole.inner[min(uint(i * 6 + 3 + j), 11u)] = o.inners[min(uint(i), 1u)].v[min(uint(j), 2u)];
      j = j + 1;
    }
    i = i + 1;
  }
}
