#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[3];
} out_1;

int sign_of(int x) {
  if (x < 0) {
    return -1;
  } else if (x > 0) {
    return 1;
  } else {
    return 0;
  }
}

int by_switch(int x) {
  switch (x) {
    case 0: case 1: {
      return 10;
    }
    default: {
      return 20;
    }
  }
  return 0;
}

int by_loop(int x) {
  int i = x;
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      return 0;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (i > 100) {
      return i;
    }
    i = i + (i + 1);
  }
}

void main() {
  out_1.inner[0] = sign_of(out_1.inner[1]);
  out_1.inner[1] = by_switch(out_1.inner[2]);
  out_1.inner[2] = by_loop(1);
}
