#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Both {
  int a[2];
  mat2 b;
};

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[6];
} out_1;

bool flag() {
  return out_1.inner[0] > 0.0;
}

float number() {
  return 1.5;
}

vec2 pair() {
  return vec2(2.0, 3.0);
}

mat2 turn() {
  return mat2(vec2(0.0, 1.0), vec2(-1.0, 0.0));
}

float[3] list() {
  return float[3](1.0, 2.0, 3.0);
}

Both both() {
  return Both(int[2](1, 2), turn());
}

void main() {
  float v = number();
  out_1.inner[0] = mix(0.0, v, flag());
  out_1.inner[1] = pair().y;
  mat2 v_1 = turn();
  out_1.inner[2] = (v_1 * pair()).x;
  out_1.inner[3] = list()[min(gl_LocalInvocationIndex, 2u)];
  out_1.inner[4] = float(both().a[1]);
  out_1.inner[5] = both().b[0].y;
}
