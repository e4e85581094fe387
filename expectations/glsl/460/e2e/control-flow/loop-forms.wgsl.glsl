#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[4];
} out_1;

uint by_return(uint n) {
  uint i = 0u;
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      return 0u;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    i = i + 3u;
    if (i > n) {
      return i;
    }
  }
}

void main() {
  uint i = 0u;
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (i == 5u) {
      break;
    }
    i = i + 1u;
  }
  out_1.inner[0] = i;
  uvec2 rounds_left_1 = uvec2(4294967295u);
  while (true) {
    uvec2 v_2 = rounds_left_1;
    if (all(equal(v_2, uvec2(0u)))) {
      break;
    }
    uint v_3 = v_2.x;
    rounds_left_1 = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
    uint twice = i * 2u;
    if (twice % 3u == 0u) {
      i = i + 1u;
      if (i >= 20u) {
        break;
      }
      continue;
    }
    out_1.inner[1] = out_1.inner[1] + twice;
    i = i + 1u;
    if (i >= 20u) {
      break;
    }
  }
  while (true) {
    break;
  }
  uvec2 rounds_left_2 = uvec2(4294967295u);
  while (true) {
    uvec2 v_4 = rounds_left_2;
    if (all(equal(v_4, uvec2(0u)))) {
      break;
    }
    uint v_5 = v_4.x;
    rounds_left_2 = uvec2(v_5 - 1u, v_4.y - mix(0u, 1u, (v_5 == 0u)));
    i = i - 1u;
    if (i == 0u) {
      break;
    }
  }
  out_1.inner[2] = by_return(out_1.inner[3]);
}
