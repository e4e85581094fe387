#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer log_fragment_block {
  int inner[];
} log_1;
bool is_discarded = false;
layout(location = 0) flat in int location_0;

void note(int value) {
  uint v = min(uint(value & 15), uint(log_1.inner.length()) - 1u);
  if (!is_discarded) {
    log_1.inner[v] = value;
  }
}

void work(int n) {
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (n > 9) {
      break;
    }
    int a = n;
    int b = a;
    a = b + 2;
    a = a + 3;
    a = a + 1;
    a = a - 1;
    note(a);
    a = a ^ 4;
    if (a > 1) {
      a = 5;
    }
    switch (a) {
      case 1: {
        break;
      }
      default: {
        a = 6;
        break;
      }
    }
    uvec2 rounds_left_1 = uvec2(4294967295u);
    while (true) {
      uvec2 v_2 = rounds_left_1;
      if (all(equal(v_2, uvec2(0u)))) {
        break;
      }
      uint v_3 = v_2.x;
      rounds_left_1 = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
      if (a > 7) {
        break;
      }
      a = a + 1;
    }
    uvec2 rounds_left_2 = uvec2(4294967295u);
    while (true) {
      uvec2 v_4 = rounds_left_2;
      if (all(equal(v_4, uvec2(0u)))) {
        break;
      }
      uint v_5 = v_4.x;
      rounds_left_2 = uvec2(v_5 - 1u, v_4.y - mix(0u, 1u, (v_5 == 0u)));
      if (!(a > 8)) {
        break;
      }
      a = a - 1;
    }
    int i = 0;
    while (true) {
      if (!(i < 2)) {
        break;
      }
      a = a + i;
      i = i + 1;
    }
    is_discarded = true;
    if (a > n) {
      break;
    }
  }
}

void main() {
  work(location_0);
  if (is_discarded) {
    discard;
  }
}
