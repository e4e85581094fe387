#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct read {
  uint write;
  float read_write;
};

uint workgroup = 0u;
uint function[3] = uint[3](0u, 0u, 0u);
layout(std430, binding = 0) coherent buffer uniform_compute_block {
  read inner;
} uniform_1;

uint compute(uint center, uint either) {
  return center + either;
}

uint align(uint size) {
  return size;
}

uint group(uint id) {
  return id;
}

void main() {
  uint v = compute(1u, 2u);
  uint v_1 = v + align(3u);
  uint location = v_1 + group(4u);
  workgroup = location;
  uint builtin = 6u;
  function[1] = builtin;
  uint off = workgroup;
  uniform_1.inner.write = off + function[1];
  float perspective = uniform_1.inner.read_write;
  float derivative_uniformity = perspective;
  uniform_1.inner.read_write = derivative_uniformity + 1.0;
}
