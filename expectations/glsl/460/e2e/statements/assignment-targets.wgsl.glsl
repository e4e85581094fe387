#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Part {
  vec3 items[4];
  mat2 turn;
};

layout(std430, binding = 0) coherent buffer part_compute_block {
  Part inner;
} part;

void store_array(vec3 value[4]) {
  part.inner.items[0] = value[0];
  part.inner.items[1] = value[1];
  part.inner.items[2] = value[2];
  part.inner.items[3] = value[3];
}

void store_Part(Part value) {
  store_array(value.items);
  part.inner.turn = value.turn;
}

void main() {
  uint v = gl_LocalInvocationIndex;
  Part scratch = Part(vec3[4](vec3(0.0), vec3(0.0), vec3(0.0), vec3(0.0)), mat2(0.0));
  scratch = part.inner;
  scratch.items[min(v, 3u)] = vec3(1.0);
  scratch.items[1].y = 2.0;
  scratch.items[2][min(v, 2u)] = 3.0;
  scratch.turn[1] = vec2(4.0, 5.0);
  scratch.turn[min(v, 1u)].x = 6.0;
  scratch.items[3] = vec3(7.0, 8.0, 9.0);
  scratch.items[3].z = 10.0;
  store_Part(scratch);
}
