#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Branch {
  uint left;
  uint right;
};

struct Leaf {
  float value;
};

struct Tree {
  Branch root;
  Leaf leaves[4];
};

layout(std430, binding = 0) coherent buffer tree_compute_block {
  Tree inner;
} tree;

void main() {
  tree.inner.leaves[min(tree.inner.root.left, 3u)].value = tree.inner.leaves[min(tree.inner.root.right, 3u)].value;
}
