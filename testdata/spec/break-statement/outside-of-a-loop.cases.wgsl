//# case fail
//# expect-error: wgsl/break-placement line 4
fn f(n: i32) -> i32 {
  if n > 0 {
    break;
  }
  return 1;
}
//# case pass
fn f(n: i32) -> i32 {
  if n > 0 {
    return 2;
  }
  return 1;
}
