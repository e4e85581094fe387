#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[3];
} out_1;

void main() {
  uint n = 27u;
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(n != 1u)) {
      break;
    }
    if (n % 2u == 0u) {
      n = n / 2u;
    } else {
      n = 3u * n + 1u;
    }
    out_1.inner[0] = out_1.inner[0] + 1u;
  }
  uvec2 rounds_left_1 = uvec2(4294967295u);
  while (true) {
    uvec2 v_2 = rounds_left_1;
    if (all(equal(v_2, uvec2(0u)))) {
      break;
    }
    uint v_3 = v_2.x;
    rounds_left_1 = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
    if (!(out_1.inner[1] < 10u)) {
      break;
    }
    out_1.inner[1] = out_1.inner[1] + 1u;
    uvec2 rounds_left_2 = uvec2(4294967295u);
    while (true) {
      uvec2 v_4 = rounds_left_2;
      if (all(equal(v_4, uvec2(0u)))) {
        break;
      }
      uint v_5 = v_4.x;
      rounds_left_2 = uvec2(v_5 - 1u, v_4.y - mix(0u, 1u, (v_5 == 0u)));
      if (!true) {
        break;
      }
      if (out_1.inner[1] % 3u != 0u) {
        break;
      }
      out_1.inner[1] = out_1.inner[1] + 1u;
    }
  }
  uvec2 rounds_left_3 = uvec2(4294967295u);
  while (true) {
    uvec2 v_6 = rounds_left_3;
    if (all(equal(v_6, uvec2(0u)))) {
      break;
    }
    uint v_7 = v_6.x;
    rounds_left_3 = uvec2(v_7 - 1u, v_6.y - mix(0u, 1u, (v_7 == 0u)));
    if (!false) {
      break;
    }
    out_1.inner[2] = 1u;
  }
}
