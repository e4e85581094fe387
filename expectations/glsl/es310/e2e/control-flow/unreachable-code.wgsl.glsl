#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[4];
} out_1;

int behind_return(int x) {
  return x;
}

int behind_if(int x) {
  if (x > 0) {
    return 1;
  } else {
    return 2;
  }
}

int behind_endless_loop(int x) {
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      return 0;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (x > 0) {
      return 5;
    }
    if (out_1.inner[3] > 0) {
      return 6;
    }
  }
}

void main() {
  int i = 0;
  while (true) {
    if (!(i < 3)) {
      break;
    }
    if (i == 1) {
      i = i + 1;
      continue;
    }
    int v = out_1.inner[3];
    int v_1 = behind_return(i);
    int v_2 = v_1 + behind_if(i);
    out_1.inner[3] = v + (v_2 + behind_endless_loop(i));
    switch (i) {
      case 2: {
        break;
      }
      default: {
        break;
      }
    }
    break;
  }
}
