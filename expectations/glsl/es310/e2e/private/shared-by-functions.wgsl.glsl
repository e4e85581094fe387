//# output forwards
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

uint depth = 0u;
uint trail[16] = uint[16](0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u);
layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[16];
} out_1;

void enter(uint n) {
  trail[min(depth, 15u)] = n;
  depth = depth + 1u;
}

uint leave() {
  depth = depth - 1u;
  return trail[min(depth, 15u)];
}

void main() {
  enter(1u);
  enter(2u);
  uint v = leave();
  out_1.inner[0] = v + depth;
}
//# output backwards
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

uint depth = 0u;
uint trail[16] = uint[16](0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u);
layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[16];
} out_1;

void enter(uint n) {
  trail[min(depth, 15u)] = n;
  depth = depth + 1u;
}

uint leave() {
  depth = depth - 1u;
  return trail[min(depth, 15u)];
}

void main() {
  uint i = 0u;
  while (true) {
    if (!(i < 8u)) {
      break;
    }
    enter(i * i);
    i = i + 1u;
  }
  uint i_1 = 0u;
  while (true) {
    if (!(i_1 < 8u)) {
      break;
    }
    uint v = i_1;
    out_1.inner[min(v, 15u)] = leave();
    i_1 = i_1 + 1u;
  }
}
