//# case fail
//# expect-error: wgsl/duplicate-member line 4
struct Point {
  x: f32,
  x: f32,
}
//# case pass
struct Point {
  x: f32,
  y: f32,
}
