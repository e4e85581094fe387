#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[3];
} out_1;

void main() {
  int i = 0;
  while (true) {
    if (!(i < 6)) {
      break;
    }
    bool continues = false;
    switch (i) {
      case 1: case 4: {
        continues = true;
        break;
      }
      default: {
        break;
      }
    }
    if (continues) {
      i = i + 1;
      continue;
    }
    out_1.inner[0] = out_1.inner[0] + i;
    i = i + 1;
  }
  int n = 0;
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(n < 6)) {
      break;
    }
    n = n + 1;
    bool continues_1 = false;
    switch (n) {
      case 2: {
        bool continues_2 = false;
        switch (out_1.inner[0]) {
          case 0: {
            continues_2 = true;
            break;
          }
          default: {
            continues_2 = true;
            break;
          }
        }
        if (continues_2) {
          continues_1 = true;
          break;
        }
        break;
      }
      default: {
        out_1.inner[1] = out_1.inner[1] + n;
        break;
      }
    }
    if (continues_1) {
      continue;
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
    bool continues_3 = false;
    switch (n) {
      case 3: {
        n = n - 2;
        continues_3 = true;
        break;
      }
      default: {
        out_1.inner[2] = out_1.inner[2] + 1;
        break;
      }
    }
    if (continues_3) {
      n = n - 1;
      if (n <= 0) {
        break;
      }
      continue;
    }
    n = n - 1;
    if (n <= 0) {
      break;
    }
  }
}
