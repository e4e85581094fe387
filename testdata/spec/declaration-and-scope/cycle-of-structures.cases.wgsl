//# case fail
//# expect-error: wgsl/declaration-cycle line 2
struct Tree {
  value: i32,
  children: array<Tree, 2>,
}
struct Leaf { value: i32 }
//# case pass
struct Tree {
  value: i32,
  children: array<Leaf, 2>,
}
struct Leaf { value: i32 }
