//# case fail
//# expect-error: wgsl/assignment-to-value line 4
fn f() -> i32 {
  let n = 1;
  n = 2;
  return n;
}
//# case pass
fn f() -> i32 {
  var n = 1;
  n = 2;
  return n;
}
