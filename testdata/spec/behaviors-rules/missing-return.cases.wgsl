//# case fail
//# expect-error: wgsl/missing-return line 6
fn f(n: i32) -> i32 {
  if n > 0 {
    return 1;
  }
}
//# case pass
fn f(n: i32) -> i32 {
  if n > 0 {
    return 1;
  }
  return 2;
}
