#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  ivec4 inner;
} out_1;

void main() {
  switch (out_1.inner.x) {
    case 0: {
      out_1.inner.x = 10;
      break;
    }
    case 1: case 2: {
      out_1.inner.x = 20;
      break;
    }
    case 3: {
      out_1.inner.x = 30;
      break;
    }
    default: {
      break;
    }
  }
  switch (uint(out_1.inner.y)) {
    default: {
      out_1.inner.y = 0;
      break;
    }
    case 16u: {
      out_1.inner.y = 1;
      break;
    }
    case 17u: case 18u: {
      out_1.inner.y = 2;
      break;
    }
  }
  switch (out_1.inner.z + 1) {
    case -1: default: case 1: {
      out_1.inner.z = 7;
      break;
    }
    case 2: {
      out_1.inner.z = 8;
      break;
    }
  }
  switch (3) {
    case 3: {
      out_1.inner.w = 1;
      break;
    }
    default: {
      out_1.inner.w = 2;
      break;
    }
  }
}
