#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[5];
} out_1;

void main() {
  int x = out_1.inner[4];
  if (x > 0) {
    out_1.inner[0] = 1;
  }
  if (x > 1) {
    out_1.inner[1] = 1;
  } else {
    out_1.inner[1] = 2;
  }
  if (x == 5) {
    out_1.inner[2] = 1;
  } else if (x == 6) {
    out_1.inner[2] = 2;
  } else if (!(x == 7)) {
    out_1.inner[2] = 4;
  }
  if (x < 0) {
    if (x < -10) {
      out_1.inner[3] = 1;
    } else if (x < -5) {
      out_1.inner[3] = 2;
    }
  }
  if (true) {
    out_1.inner[4] = out_1.inner[4] + 1;
  } else {
    out_1.inner[4] = out_1.inner[4] - 1;
  }
  if (false) {
    out_1.inner[4] = 0;
  }
}
