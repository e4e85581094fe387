//# case fail
//# expect-error: wgsl/argument-count line 4
struct Point { x: f32, y: f32 }
fn f() -> f32 {
  return Point(1).x;
}
//# case pass
struct Point { x: f32, y: f32 }
fn f() -> f32 {
  return Point(1, 2).x;
}
