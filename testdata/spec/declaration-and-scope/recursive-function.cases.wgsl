//# case fail
//# expect-error: wgsl/declaration-cycle line 2
fn down(n: i32) -> i32 {
  if n > 0 {
    return down(n - 1);
  }
  return n;
}
//# case pass
fn down(n: i32) -> i32 {
  if n > 0 {
    return n - 1;
  }
  return n;
}
