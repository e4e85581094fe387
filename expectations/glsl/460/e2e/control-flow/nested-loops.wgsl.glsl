#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[2];
} out_1;

void main() {
  int a = 0;
  while (true) {
    if (!(a < 4)) {
      break;
    }
    if (a == 1) {
      a = a + 1;
      continue;
    }
    int b = 0;
    uvec2 rounds_left = uvec2(4294967295u);
    while (true) {
      uvec2 v = rounds_left;
      if (all(equal(v, uvec2(0u)))) {
        break;
      }
      uint v_1 = v.x;
      rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
      if (!(b < 4)) {
        break;
      }
      b = b + 1;
      if (b == a) {
        continue;
      }
      int c = 0;
      uvec2 rounds_left_1 = uvec2(4294967295u);
      while (true) {
        uvec2 v_2 = rounds_left_1;
        if (all(equal(v_2, uvec2(0u)))) {
          break;
        }
        uint v_3 = v_2.x;
        rounds_left_1 = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
        if (c == 3) {
          break;
        }
        uvec2 rounds_left_2 = uvec2(4294967295u);
        int d = 3;
        while (true) {
          uvec2 v_4 = rounds_left_2;
          if (all(equal(v_4, uvec2(0u)))) {
            break;
          }
          uint v_5 = v_4.x;
          rounds_left_2 = uvec2(v_5 - 1u, v_4.y - mix(0u, 1u, (v_5 == 0u)));
          if (!(d >= 0)) {
            break;
          }
          if (d == c) {
            break;
          }
          out_1.inner[0] = out_1.inner[0] + (a + b + c + d);
          d = d - 1;
        }
        c = c + 1;
      }
      if (b == 3) {
        break;
      }
    }
    out_1.inner[1] = b;
    a = a + 1;
  }
}
