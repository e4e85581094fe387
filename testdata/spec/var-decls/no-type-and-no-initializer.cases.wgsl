//# case fail
//# expect-error: wgsl/var-type-missing line 3
fn f() -> i32 {
  var n;
  n = 2;
  return n;
}
//# case pass
fn f() -> i32 {
  var n: i32;
  n = 2;
  return n;
}
