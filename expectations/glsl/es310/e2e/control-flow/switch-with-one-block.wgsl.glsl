#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[4];
} out_1;

int effect() {
  out_1.inner[0] = out_1.inner[0] + 1;
  return out_1.inner[1];
}

int returning(int x) {
  switch (x) {
    case 1: case 2: default: {
      if (x > 3) {
        return 1;
      }
      break;
    }
  }
  return 2;
}

int only_returning(int x) {
  switch (x) {
    default: {
      return x + 1;
    }
  }
  return 0;
}

void nested(int x) {
  switch (x) {
    default: {
      switch (x) {
        default: {
          if (x == 7) {
            break;
          }
          out_1.inner[2] = out_1.inner[2] + 1;
          break;
        }
      }
      int i = 0;
      while (true) {
        if (!(i < x)) {
          break;
        }
        if (i == 3) {
          break;
        }
        out_1.inner[2] = out_1.inner[2] + i;
        i = i + 1;
      }
      if (x == 8) {
        break;
      }
      out_1.inner[2] = out_1.inner[2] + 10;
      break;
    }
  }
}

void main() {
  switch (effect()) {
    case 4: default: case 5: {
      int v = returning(out_1.inner[1]);
      out_1.inner[3] = v + only_returning(out_1.inner[2]);
      break;
    }
  }
  nested(out_1.inner[0]);
}
