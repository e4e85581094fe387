#version 460
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

void store_Leaf(Leaf value) {
  leaves.inner[2][0].weight = value.weight;
  leaves.inner[2][0].place = value.place;
}

void store_Leaf_1(Leaf value) {
  leaves.inner[2][1].weight = value.weight;
  leaves.inner[2][1].place = value.place;
}

void store_Leaf_2(Leaf value) {
  leaves.inner[1][0].weight = value.weight;
  leaves.inner[1][0].place = value.place;
}

void store_Leaf_3(Leaf value) {
  leaves.inner[1][1].weight = value.weight;
  leaves.inner[1][1].place = value.place;
}

void store_Leaf_4(Leaf value) {
  leaves.inner[0][0].weight = value.weight;
  leaves.inner[0][0].place = value.place;
}

void store_Leaf_5(Leaf value) {
  leaves.inner[0][1].weight = value.weight;
  leaves.inner[0][1].place = value.place;
}

void store_array(Leaf value[2]) {
  store_Leaf_4(value[0]);
  store_Leaf_5(value[1]);
}

void store_array_1(Leaf value[2]) {
  store_Leaf_2(value[0]);
  store_Leaf_3(value[1]);
}

void store_array_2(Leaf value[2]) {
  store_Leaf(value[0]);
  store_Leaf_1(value[1]);
}

void store_array_3(Leaf value[3][2]) {
  store_array(value[0]);
  store_array_1(value[1]);
  store_array_2(value[2]);
}

void main() {
  uint v = gl_LocalInvocationIndex;
  bool flags[4] = bool[4](false, false, false, false);
  flags[min(v, 3u)] = true;
  Leaf copy[3][2] = leaves.inner;
  copy[2] = copy[min(v, 2u)];
  copy[min(v, 2u)][1].place = turns.inner[1] * copy[0][0].place;
  copy[1] = Leaf[2](Leaf(1.0, vec3(2.0)), Leaf(0.0, vec3(0.0)));
  store_array_3(copy);
  turns.inner[0][min(v, 2u)] = mix(turns.inner[1][0], vec3(0.0), bvec3(flags[3]));
}
