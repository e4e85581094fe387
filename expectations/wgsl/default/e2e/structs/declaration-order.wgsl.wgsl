struct Branch {
  left: u32,
  right: u32,
}

struct Leaf {
  value: f32,
}

struct Tree {
  root: Branch,
  leaves: array<Leaf, 4>,
}

@group(0) @binding(0) var<storage, read_write> tree: Tree;

@compute @workgroup_size(1)
fn main() {
  tree.leaves[tree.root.left].value = tree.leaves[tree.root.right].value;
}
