//# expect-error: wgsl/var-type-missing
fn f() -> i32 {
  var n;
  n = 2;
  return n;
}
