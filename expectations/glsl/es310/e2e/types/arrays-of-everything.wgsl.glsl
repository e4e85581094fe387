#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Leaf {
  float weight;
  vec3 place;
};

layout(std430, binding = 0) coherent buffer leaves_compute_block {
  Leaf inner[3][2];
} leaves;
layout(std430, binding = 1) coherent buffer turns_compute_block {
  mat3 inner[2];
} turns;

void main() {
  uint v = gl_LocalInvocationIndex;
  bool flags[4] = bool[4](false, false, false, false);
  flags[min(v, 3u)] = true;
  Leaf copy[3][2] = leaves.inner;
  copy[2] = copy[min(v, 2u)];
  copy[min(v, 2u)][1].place = turns.inner[1] * copy[0][0].place;
  copy[1] = Leaf[2](Leaf(1.0, vec3(2.0)), Leaf(0.0, vec3(0.0)));
  Leaf v_1[3][2] = copy;
  Leaf v_2[2] = v_1[0];
  Leaf v_3 = v_2[0];
  leaves.inner[0][0].weight = v_3.weight;
  leaves.inner[0][0].place = v_3.place;
  Leaf v_4 = v_2[1];
  leaves.inner[0][1].weight = v_4.weight;
  leaves.inner[0][1].place = v_4.place;
  Leaf v_5[2] = v_1[1];
  Leaf v_6 = v_5[0];
  leaves.inner[1][0].weight = v_6.weight;
  leaves.inner[1][0].place = v_6.place;
  Leaf v_7 = v_5[1];
  leaves.inner[1][1].weight = v_7.weight;
  leaves.inner[1][1].place = v_7.place;
  Leaf v_8[2] = v_1[2];
  Leaf v_9 = v_8[0];
  leaves.inner[2][0].weight = v_9.weight;
  leaves.inner[2][0].place = v_9.place;
  Leaf v_10 = v_8[1];
  leaves.inner[2][1].weight = v_10.weight;
  leaves.inner[2][1].place = v_10.place;
  turns.inner[0][min(v, 2u)] = mix(turns.inner[1][0], vec3(0.0), bvec3(flags[3]));
}
