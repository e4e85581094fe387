//# expect-error: wgsl/var-type-missing line 3
fn f() -> i32 {
  var n;
  n = 2;
  return n;
}
