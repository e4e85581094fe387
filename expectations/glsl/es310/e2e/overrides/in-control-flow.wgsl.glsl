#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer data_compute_block {
  float inner[];
} data;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  float x = data.inner[min(v.x, uint(data.inner.length()) - 1u)];
  uint i = 0u;
  while (true) {
    if (!(i < 3u)) {
      break;
    }
    switch (2) {
      case 0: {
        x = x + 1.0;
        break;
      }
      case 1: {
        x = x * 2.0;
        break;
      }
      default: {
        x = x * x - 1.0;
        break;
      }
    }
    i = i + 1u;
  }
  if (false) {
    x = 1.0 - x;
  }
  data.inner[min(v.x, uint(data.inner.length()) - 1u)] = x;
}
