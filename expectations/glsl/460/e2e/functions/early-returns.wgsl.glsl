#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) readonly buffer data_compute_block {
  int inner[];
} data;
layout(std430, binding = 1) coherent buffer out_compute_block {
  int inner[4];
} out_1;

int first_above(int limit) {
  int n = int(uint(data.inner.length()));
  if (n == 0) {
    return -2;
  }
  int i = 0;
  while (true) {
    if (!(i < n)) {
      break;
    }
    bool continues = false;
    switch (data.inner[min(uint(i), uint(data.inner.length()) - 1u)]) {
      case 0: {
        continues = true;
        break;
      }
      case -1: {
        return -3;
      }
      default: {
        if (data.inner[min(uint(i), uint(data.inner.length()) - 1u)] > limit) {
          return i;
        }
        break;
      }
    }
    if (continues) {
      i = i + 1;
      continue;
    }
    i = i + 1;
  }
  return -1;
}

void main() {
  uvec3 v = gl_LocalInvocationID;
  out_1.inner[min(v.x, 3u)] = first_above(int(v.x) * 10);
}
