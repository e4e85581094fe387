//# case fail
//# expect-error: wgsl/assignment-to-value line 3
fn f(n: i32) -> i32 {
  n = 2;
  return n;
}
//# case pass
fn f(n: i32) -> i32 {
  var m = n;
  m = 2;
  return n;
}
