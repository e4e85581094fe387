#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

float value = 3.0;
layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[2];
} out_1;

float scaled(float value_1, float scale) {
  if (scale > 1.0) {
    float value_2 = value_1 * scale;
    return value_2;
  }
  return value_1;
}

void main() {
  out_1.inner[0] = scaled(value, 10.0);
  out_1.inner[1] = scaled(10.0, value);
}
