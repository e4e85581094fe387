#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Cell {
  uint n;
  int list[4];
};

Cell mine = Cell(0u, int[4](0, 0, 0, 0));
shared Cell ours;
layout(std430, binding = 0) coherent buffer kept_compute_block {
  Cell inner;
} kept;
layout(std140, binding = 0) uniform given_compute_block {
  ivec4 inner;
} given;

void main() {
  ours = Cell(0u, int[4](0, 0, 0, 0));
  memoryBarrierShared();
  barrier();
  Cell local = Cell(0u, int[4](0, 0, 0, 0));
  local.n = 1u;
  mine.list[2] = given.inner.x;
  ours.list[1] = given.inner.z;
  kept.inner.n = kept.inner.n + local.n;
  kept.inner.list = mine.list;
  kept.inner.list[0] = kept.inner.list[0] + ours.list[1];
}
