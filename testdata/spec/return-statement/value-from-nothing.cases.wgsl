//# case fail
//# expect-error: wgsl/return-type line 3
fn f(n: i32) {
  return n;
}
//# case pass
fn f(n: i32) {
  return;
}
