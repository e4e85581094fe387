#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct Celsius {
  float degrees_1;
};

struct Fahrenheit {
  float degrees_1;
};

layout(std430, binding = 0) readonly buffer cold_compute_block {
  Celsius inner[4];
} cold;
layout(std430, binding = 1) coherent buffer warm_compute_block {
  Fahrenheit inner[4];
} warm;

Fahrenheit convert(Celsius c) {
  return Fahrenheit(c.degrees_1 * 1.8 + 32.0);
}

void main() {
  uint v = gl_LocalInvocationIndex;
  warm.inner[min(v, 3u)] = convert(cold.inner[min(v, 3u)]);
}
