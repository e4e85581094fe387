//# expect-error: wgsl/argument-type
fn half(x: f32) -> f32 { return x / 2; }
fn f(n: i32) -> f32 {
  return half(n);
}
