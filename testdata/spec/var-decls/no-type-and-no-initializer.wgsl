//# expect-error: wgsl/missing-type
fn f() -> i32 {
  var n;
  n = 2;
  return n;
}
