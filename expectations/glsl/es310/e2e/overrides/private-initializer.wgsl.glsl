#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

uint state = 52u;
vec2 corner = vec2(17.0, 1.0);
layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[2];
} out_1;

void main() {
  state = state ^ (state << 13u);
  out_1.inner[0] = float(state);
  out_1.inner[1] = corner.x;
}
