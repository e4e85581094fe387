#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[3];
} out_1;

void main() {
  switch (out_1.inner[0]) {
    default: {
      out_1.inner[1] = 5;
      break;
    }
  }
  int i = 0;
  while (true) {
    if (!(i < 4)) {
      break;
    }
    bool continues = false;
    switch (i) {
      default: {
        if (i == 2) {
          continues = true;
          break;
        }
        out_1.inner[2] = out_1.inner[2] + i;
        break;
      }
    }
    if (continues) {
      i = i + 1;
      continue;
    }
    i = i + 1;
  }
}
