//# case fail
//# expect-error: wgsl/no-matching-overload line 3
fn f(n: i32) -> f32 {
  return sqrt(n);
}
//# case pass
fn f(n: i32) -> f32 {
  return sqrt(f32(n));
}
