//# expect-error: wgsl/condition-type
fn f(n: i32) -> i32 {
  if n {
    return 1;
  }
  return 2;
}
