#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer ints_compute_block {
  int inner[6];
} ints;
layout(std430, binding = 1) coherent buffer uints_compute_block {
  uint inner[5];
} uints;
layout(std430, binding = 2) coherent buffer floats_compute_block {
  float inner[14];
} floats;

void main() {
  ints.inner = int[6](0, 1, 2147483647, 171, (-2147483647 - 1), 1234567890);
  uints.inner = uint[5](0u, 1u, 4294967295u, 254u, 4294967295u);
  floats.inner[0] = 0.5;
  floats.inner[1] = 0.5;
  floats.inner[2] = 5.0;
  floats.inner[3] = 1000.0;
  floats.inner[4] = 100.0;
  floats.inner[5] = 0.0025;
  floats.inner[6] = 1.0;
  floats.inner[7] = 0.0;
  floats.inner[8] = 16.0;
  floats.inner[9] = 3.0;
  floats.inner[10] = 0.25;
  floats.inner[11] = 10.0;
  floats.inner[12] = 3.4028234663852886e38;
  floats.inner[13] = 1.25;
}
