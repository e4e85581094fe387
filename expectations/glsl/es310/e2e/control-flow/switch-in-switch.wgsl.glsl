#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[4];
} out_1;

void main() {
  switch (out_1.inner[0]) {
    case 0: {
      switch (out_1.inner[1]) {
        case 1: {
          if (out_1.inner[2] == 0) {
            break;
          }
          out_1.inner[3] = 1;
          break;
        }
        default: {
          out_1.inner[3] = 2;
          break;
        }
      }
      out_1.inner[0] = 5;
      break;
    }
    case 1: case 2: {
      switch (out_1.inner[2]) {
        case 3: {
          break;
        }
        default: {
          return;
        }
      }
      break;
    }
    default: {
      break;
    }
  }
  out_1.inner[1] = 9;
}
