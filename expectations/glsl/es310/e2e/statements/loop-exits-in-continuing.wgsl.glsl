#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[];
} out_1;

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
    if (i > 3u) {
      break;
    }
    uint j = 0u;
    while (true) {
      if (!(j < 9u)) {
        break;
      }
      if (j == out_1.inner[min(i, uint(out_1.inner.length()) - 1u)]) {
        break;
      } else {
        j = j + 1u;
        continue;
      }
    }
    i = i + 1u;
  }
}
