//# expect-error: wgsl/const-expression-required
fn f(n: i32) -> i32 {
  const twice = n * 2;
  return twice + n;
}
