// Structures used before they are declared, commas after the last member or none, and semicolons behind.
@group(0) @binding(0) var<storage, read_write> tree: Tree;

struct Tree {
  root: Branch,
  leaves: array<Leaf, 4>,
};

struct Branch { left: u32, right: u32 }

struct Leaf {
  value: f32,
}

@compute @workgroup_size(1)
fn main() {
  tree.leaves[tree.root.left].value = tree.leaves[tree.root.right].value;
}
