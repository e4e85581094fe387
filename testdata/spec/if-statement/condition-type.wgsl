//# expect-error: wgsl/condition-type line 3
fn f(n: i32) -> i32 {
  if n {
    return 1;
  }
  return 2;
}
