//# expect-error: wgsl/unknown-member
struct Point { x: f32, y: f32 }
fn f(p: Point) -> f32 {
  return p.z;
}
