#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Part {
  vec3 items[4];
  mat2 turn;
};

layout(std430, binding = 0) coherent buffer part_compute_block {
  Part inner;
} part;

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
  Part v_1 = scratch;
  vec3 v_2[4] = v_1.items;
  part.inner.items[0] = v_2[0];
  part.inner.items[1] = v_2[1];
  part.inner.items[2] = v_2[2];
  part.inner.items[3] = v_2[3];
  part.inner.turn = v_1.turn;
}
