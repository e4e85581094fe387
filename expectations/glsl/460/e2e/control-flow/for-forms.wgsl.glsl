#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[6];
} out_1;

void advance() {
  out_1.inner[5] = out_1.inner[5] + 2;
}

void main() {
  int i = 0;
  while (true) {
    if (!(i < 3)) {
      break;
    }
    out_1.inner[0] = out_1.inner[0] + i;
    i = i + 1;
  }
  int j = 10;
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(j > 0)) {
      break;
    }
    out_1.inner[1] = out_1.inner[1] + 1;
    j = j - 3;
  }
  uvec2 rounds_left_1 = uvec2(4294967295u);
  int k = 0;
  while (true) {
    uvec2 v_2 = rounds_left_1;
    if (all(equal(v_2, uvec2(0u)))) {
      break;
    }
    uint v_3 = v_2.x;
    rounds_left_1 = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
    if (!(k < 4)) {
      break;
    }
    k = k + 2;
    out_1.inner[2] = k;
  }
  uvec2 rounds_left_2 = uvec2(4294967295u);
  int limit = 3;
  while (true) {
    uvec2 v_4 = rounds_left_2;
    if (all(equal(v_4, uvec2(0u)))) {
      break;
    }
    uint v_5 = v_4.x;
    rounds_left_2 = uvec2(v_5 - 1u, v_4.y - mix(0u, 1u, (v_5 == 0u)));
    if (out_1.inner[3] >= limit) {
      break;
    }
    out_1.inner[3] = out_1.inner[3] + 1;
  }
  uvec2 rounds_left_3 = uvec2(4294967295u);
  advance();
  while (true) {
    uvec2 v_6 = rounds_left_3;
    if (all(equal(v_6, uvec2(0u)))) {
      break;
    }
    uint v_7 = v_6.x;
    rounds_left_3 = uvec2(v_7 - 1u, v_6.y - mix(0u, 1u, (v_7 == 0u)));
    if (!(out_1.inner[5] < 9)) {
      break;
    }
    advance();
  }
  uvec2 rounds_left_4 = uvec2(4294967295u);
  j = 0;
  while (true) {
    uvec2 v_8 = rounds_left_4;
    if (all(equal(v_8, uvec2(0u)))) {
      break;
    }
    uint v_9 = v_8.x;
    rounds_left_4 = uvec2(v_9 - 1u, v_8.y - mix(0u, 1u, (v_9 == 0u)));
    if (!(j < 2)) {
      break;
    }
    j = j + 1;
  }
  while (true) {
    break;
  }
  uvec2 rounds_left_5 = uvec2(4294967295u);
  while (true) {
    uvec2 v_10 = rounds_left_5;
    if (all(equal(v_10, uvec2(0u)))) {
      break;
    }
    uint v_11 = v_10.x;
    rounds_left_5 = uvec2(v_11 - 1u, v_10.y - mix(0u, 1u, (v_11 == 0u)));
    if (!(out_1.inner[4] < 2)) {
      break;
    }
    out_1.inner[4] = out_1.inner[4] + 1;
  }
}
