#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct vec3u {
  uint low;
  uint high;
};

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[4];
} out_1;

float max_1(float a, float b) {
  return a + b;
}

void main() {
  vec3u f = vec3u(1u, 2u);
  uint i32 = 3u;
  i32 = i32 + f.low;
  float min_1 = 1.5;
  out_1.inner[0] = max_1(0.5, min_1);
  out_1.inner[1] = float(i32) + float(f.high);
  int array = 0;
  while (true) {
    if (!(array < 3)) {
      break;
    }
    out_1.inner[2] = out_1.inner[2] + float(array);
    array = array + 1;
  }
}
