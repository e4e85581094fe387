#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer log_fragment_block {
  int inner[];
} log_1;
layout(location = 0) flat in int location_0;

void note(int value) {
  log_1.inner[min(uint(value & 15), uint(log_1.inner.length()) - 1u)] = value;
}

void step_1(inout int k) {
  k = k + 2;
}

int note_and_give(int value) {
  note(value);
  return value;
}

void work(int n) {
  int k = 0;
  int i = n;
  while (true) {
    if (!(i < 4)) {
      break;
    }
    note(i);
    i = i + 1;
  }
  uvec2 rounds_left = uvec2(4294967295u);
  int first = k;
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(k < first + 2)) {
      break;
    }
    note(first);
    k = k + 1;
  }
  uvec2 rounds_left_1 = uvec2(4294967295u);
  while (true) {
    uvec2 v_2 = rounds_left_1;
    if (all(equal(v_2, uvec2(0u)))) {
      break;
    }
    uint v_3 = v_2.x;
    rounds_left_1 = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
    if (!(k < 9)) {
      break;
    }
    note(9);
    k = k + 3;
  }
  uvec2 rounds_left_2 = uvec2(4294967295u);
  k = 0;
  while (true) {
    uvec2 v_4 = rounds_left_2;
    if (all(equal(v_4, uvec2(0u)))) {
      break;
    }
    uint v_5 = v_4.x;
    rounds_left_2 = uvec2(v_5 - 1u, v_4.y - mix(0u, 1u, (v_5 == 0u)));
    if (!(k < n)) {
      break;
    }
    note(k);
    step_1(k);
  }
  uvec2 rounds_left_3 = uvec2(4294967295u);
  k = k * 2;
  while (true) {
    uvec2 v_6 = rounds_left_3;
    if (all(equal(v_6, uvec2(0u)))) {
      break;
    }
    uint v_7 = v_6.x;
    rounds_left_3 = uvec2(v_7 - 1u, v_6.y - mix(0u, 1u, (v_7 == 0u)));
    if (!(k > 0)) {
      break;
    }
    note(k);
    k = k - 1;
  }
  uvec2 rounds_left_4 = uvec2(4294967295u);
  note(k);
  while (true) {
    uvec2 v_8 = rounds_left_4;
    if (all(equal(v_8, uvec2(0u)))) {
      break;
    }
    uint v_9 = v_8.x;
    rounds_left_4 = uvec2(v_9 - 1u, v_8.y - mix(0u, 1u, (v_9 == 0u)));
    if (!(k < 3)) {
      break;
    }
    note(k);
    k = k + 1;
  }
  uvec2 rounds_left_5 = uvec2(4294967295u);
  while (true) {
    uvec2 v_10 = rounds_left_5;
    if (all(equal(v_10, uvec2(0u)))) {
      break;
    }
    uint v_11 = v_10.x;
    rounds_left_5 = uvec2(v_11 - 1u, v_10.y - mix(0u, 1u, (v_11 == 0u)));
    if (!(k < 6)) {
      break;
    }
    note(k);
    k = k + 1;
  }
  uvec2 rounds_left_6 = uvec2(4294967295u);
  k = k + 1;
  while (true) {
    uvec2 v_12 = rounds_left_6;
    if (all(equal(v_12, uvec2(0u)))) {
      break;
    }
    uint v_13 = v_12.x;
    rounds_left_6 = uvec2(v_13 - 1u, v_12.y - mix(0u, 1u, (v_13 == 0u)));
    if (!(k < 8)) {
      break;
    }
    note(k);
    k = k + 1;
  }
  uvec2 rounds_left_7 = uvec2(4294967295u);
  k = k - 1;
  while (true) {
    uvec2 v_14 = rounds_left_7;
    if (all(equal(v_14, uvec2(0u)))) {
      break;
    }
    uint v_15 = v_14.x;
    rounds_left_7 = uvec2(v_15 - 1u, v_14.y - mix(0u, 1u, (v_15 == 0u)));
    if (!(k < 9)) {
      break;
    }
    k = k + 1;
    note_and_give(k);
  }
}

void main() {
  work(location_0);
}
