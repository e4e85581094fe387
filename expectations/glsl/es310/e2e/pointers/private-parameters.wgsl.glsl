#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Generator {
  uint state;
  uint calls;
};

Generator generator = Generator(0u, 0u);
uint spare = 7u;
layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[3];
} out_1;

uint draw() {
  generator.state = generator.state * 1103515245u + 12345u;
  generator.calls = generator.calls + 1u;
  return generator.state >> 16u;
}

void clear() {
  spare = 0u;
}

void main() {
  generator.state = gl_LocalInvocationIndex;
  out_1.inner[0] = draw();
  uint v = draw();
  out_1.inner[1] = v + generator.calls;
  clear();
  out_1.inner[2] = spare;
}
