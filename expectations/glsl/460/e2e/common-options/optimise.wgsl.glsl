#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

struct Cell {
  vec4 weights[2];
  uint count;
};

layout(std430, binding = 0) coherent buffer cells_compute_block {
  Cell inner[8];
} cells;

void main() {
  uint v = gl_LocalInvocationIndex;
  float x = cells.inner[min(v, 7u)].weights[1].x * 9.0;
  x = x / 2.0;
  cells.inner[min(v, 7u)].weights[0].y = x;
  cells.inner[min(v, 7u)].count = cells.inner[min(v, 7u)].count + 4u;
}
