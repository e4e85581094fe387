#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

struct Tile {
  vec4 cells[8];
  uint count;
};

layout(std430, binding = 0) coherent buffer tiles_compute_block {
  Tile inner[];
} tiles;

void main() {
  uint v = gl_LocalInvocationIndex;
  uint v_1 = min(gl_GlobalInvocationID.x / 8u, uint(tiles.inner.length()) - 1u);
  uint v_2 = min(v, 7u);
  tiles.inner[v_1].cells[v_2].x = float(tiles.inner[v_1].count);
  tiles.inner[v_1].cells[v_2] = tiles.inner[v_1].cells[v_2] * 2.0;
  Tile copy = tiles.inner[v_1];
  copy.cells[0] = tiles.inner[v_1].cells[min(7u - v, 7u)];
  tiles.inner[v_1].cells[min(v, 7u)] = copy.cells[0];
}
