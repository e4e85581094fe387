//# output first
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[2];
} out_1;

uint bottom(uint x) {
  return x * x;
}

uint left(uint x) {
  return bottom(x + 1u);
}

uint right(uint x) {
  return bottom(x + 2u);
}

uint top(uint x) {
  uint v = left(x);
  return v * right(x);
}

void main() {
  out_1.inner[0] = top(1u);
}
//# output second
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[2];
} out_1;

uint bottom(uint x) {
  return x * x;
}

uint left(uint x) {
  return bottom(x + 1u);
}

void main() {
  uint v = left(2u);
  out_1.inner[1] = v + bottom(3u);
}
