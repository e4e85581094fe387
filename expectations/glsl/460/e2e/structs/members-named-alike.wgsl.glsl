#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct value {
  float value;
  float main;
  float x;
  vec3 xyz;
};

layout(std430, binding = 0) coherent buffer out_compute_block {
  value inner;
} out_1;

float xyz(float x) {
  return x;
}

void main() {
  float x = xyz(out_1.inner.x);
  out_1.inner.value = x;
  out_1.inner.main = 3.0;
  out_1.inner.xyz = out_1.inner.xyz.xyz;
}
