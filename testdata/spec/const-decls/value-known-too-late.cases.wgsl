//# case fail
//# expect-error: wgsl/const-expression-required line 3
fn f(n: i32) -> i32 {
  const twice = n * 2;
  return twice + n;
}
//# case pass
fn f(n: i32) -> i32 {
  const twice = 3 * 2;
  return twice + n;
}
