#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[8];
} out_1;

int f(int x) {
  return x + 1;
}

int g(int x, int y) {
  return x * y;
}

ivec3 h() {
  return ivec3(1, 2, 3);
}

void main() {
  int v = f(1);
  int v_1 = f(2);
  out_1.inner[0] = v + v_1 * f(3);
  int v_2 = f(1);
  int v_3 = f(2);
  out_1.inner[1] = g(v_2, g(v_3, f(3)));
  int v_4 = f(1);
  out_1.inner[min(uint(v_4), 7u)] = h().y;
  ivec3 v_5 = h();
  int v_6 = v_5[min(uint(f(0)), 2u)];
  out_1.inner[3] = v_6 - h().z;
  int v_7 = f(out_1.inner[0]);
  if (v_7 > g(2, 3)) {
    int v_8 = f(4);
    out_1.inner[4] = max(v_8, abs(g(-1, 5)));
  }
  uvec2 rounds_left = uvec2(4294967295u);
  int i = f(-1);
  while (true) {
    uvec2 v_9 = rounds_left;
    if (all(equal(v_9, uvec2(0u)))) {
      break;
    }
    uint v_10 = v_9.x;
    rounds_left = uvec2(v_10 - 1u, v_9.y - mix(0u, 1u, (v_10 == 0u)));
    int v_11 = i;
    if (!(v_11 < f(2))) {
      break;
    }
    out_1.inner[5] = out_1.inner[5] + i;
    i = f(i);
  }
  switch (f(3)) {
    case 4: {
      out_1.inner[6] = 1;
      break;
    }
    default: {
      out_1.inner[6] = 2;
      break;
    }
  }
}
