struct Tree {
  value: i32,
  children: array<Leaf, 2>,
}
struct Leaf { value: i32 }
