//# case fail
//# expect-error: wgsl/condition-type line 3
fn f(n: i32) -> i32 {
  if n {
    return 1;
  }
  return 2;
}
//# case pass
fn f(n: i32) -> i32 {
  if n != 0 {
    return 1;
  }
  return 2;
}
