#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Node {
  vec3 value;
  uint links[2];
};

layout(std430, binding = 0) coherent buffer nodes_compute_block {
  Node inner[4];
} nodes;

void store_Node(Node value) {
  nodes.inner[1].value = value.value;
  nodes.inner[1].links = value.links;
}

void main() {
  Node copy = nodes.inner[0];
  copy.value = vec3(1.0);
  copy.value.y = 2.0;
  copy.links[1] = 7u;
  copy.links[0] = copy.links[1] + copy.links[0];
  copy.value.x = 4.0;
  store_Node(copy);
}
