//# case fail
//# expect-error: wgsl/argument-type line 4
fn half(x: f32) -> f32 { return x / 2; }
fn f(n: i32) -> f32 {
  return half(n);
}
//# case pass
fn half(x: f32) -> f32 { return x / 2; }
fn f(n: i32) -> f32 {
  return half(f32(n));
}
