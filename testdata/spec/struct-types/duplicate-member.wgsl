//# expect-error: wgsl/duplicate-member line 4
struct Point {
  x: f32,
  x: f32,
}
