//# expect-error: wgsl/declaration-cycle line 2
struct Tree {
  value: i32,
  children: array<Tree, 2>,
}
struct Leaf { value: i32 }
