#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[6];
} out_1;

void main() {
  float a = 0.0;
  float b = 1.5;
  float c = 2.0;
  float d = b + c;
  vec2 e = vec2(d);
  a = e.x;
  out_1.inner[0] = a;
  out_1.inner[1] = b;
  out_1.inner[2] = c;
  out_1.inner[3] = e.y;
  out_1.inner[4] = 3.0;
  out_1.inner[5] = 6.0;
}
