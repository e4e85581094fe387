#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct State {
  vec2 position;
  int history[4];
};

int a = 0;
float b = 2.5;
int c[3] = int[3](1, 2, 3);
State d = State(vec2(2.0, 4.0), int[4](4, 5, 6, 7));
mat2 e = mat2(vec2(1.0, 0.0), vec2(0.0, 1.0));
bvec3 f = bvec3(true, false, true);
layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[4];
} out_1;

void main() {
  uint v = gl_LocalInvocationIndex;
  a = a + c[min(v, 2u)];
  e[0] = d.position;
  c[1] = a;
  d.history[min(uint(c[0]), 3u)] = 9;
  out_1.inner = float[4](b, e[0].y, float(d.history[min(v, 3u)]), mix(0.0, 1.0, f[min(v, 2u)]));
}
