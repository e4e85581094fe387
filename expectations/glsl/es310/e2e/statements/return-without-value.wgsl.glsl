#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[3];
} out_1;

void ends_by_return() {
  out_1.inner[0] = 1;
}

void runs_out() {
  out_1.inner[1] = 2;
}

void either(bool stop) {
  if (stop) {
    return;
  }
  out_1.inner[2] = 3;
}

void main() {
  ends_by_return();
  runs_out();
  either((out_1.inner[0] == 1));
}
