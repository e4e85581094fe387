//# case fail
//# expect-error: wgsl/unknown-member line 4
struct Point { x: f32, y: f32 }
fn f(p: Point) -> f32 {
  return p.z;
}
//# case pass
struct Point { x: f32, y: f32 }
fn f(p: Point) -> f32 {
  return p.y;
}
