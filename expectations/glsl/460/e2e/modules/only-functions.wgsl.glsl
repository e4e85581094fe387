#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;


float square(float x) {
  return x * x;
}

float cube(float x) {
  return square(x) * x;
}

void store(inout vec2 p, float x) {
  float v = square(x);
  p = vec2(v, cube(x));
}

void main() {
}
