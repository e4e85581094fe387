#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  vec2 inner;
} out_1;

float smoother(float t) {
  return t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
}

float mixed(float a, float b, float t) {
  return mix(a, b, smoother(t));
}

void main() {
  out_1.inner.x = mixed(1.0, 2.0, out_1.inner.y);
  smoother(0.5);
}
