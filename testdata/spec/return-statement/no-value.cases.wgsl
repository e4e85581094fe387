//# case fail
//# expect-error: wgsl/return-type line 3
fn f(n: i32) -> i32 {
  if n > 1 { return; }
  return n;
}
//# case pass
fn f(n: i32) -> i32 {
  if n > 1 { return 2; }
  return n;
}
