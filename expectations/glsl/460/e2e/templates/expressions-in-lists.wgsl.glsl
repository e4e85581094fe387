#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

float a[5] = float[5](0.0, 0.0, 0.0, 0.0, 0.0);
float b[2] = float[2](0.0, 0.0);
float c[3] = float[3](0.0, 0.0, 0.0);
float d[5] = float[5](0.0, 0.0, 0.0, 0.0, 0.0);
float e[4][2] = float[4][2](float[2](0.0, 0.0), float[2](0.0, 0.0), float[2](0.0, 0.0), float[2](0.0, 0.0));
layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner;
} out_1;

void main() {
  a[4] = 1.0;
  b[1] = a[4];
  c[2] = b[0];
  d[4] = c[1];
  e[3][1] = d[0];
  out_1.inner = e[1][0];
}
