//# case fail
//# expect-error: wgsl/no-matching-overload line 4
fn f() -> i32 {
  var n = 1;
  n += 1.5;
  return n;
}
//# case pass
fn f() -> i32 {
  var n = 1;
  n += 1;
  return n;
}
