//# expect-error: wgsl/no-matching-operator
fn f() -> i32 {
  var n = 1;
  n += 1.5;
  return n;
}
