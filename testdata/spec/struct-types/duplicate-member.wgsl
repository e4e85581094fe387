//# expect-error: wgsl/duplicate-member
struct Point {
  x: f32,
  x: f32,
}
