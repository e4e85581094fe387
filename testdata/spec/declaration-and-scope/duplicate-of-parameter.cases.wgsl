//# case fail
//# expect-error: wgsl/duplicate-declaration line 3
fn f(count: i32) -> i32 {
  var count = 2;
  return count;
}
//# case pass
fn f(count: i32) -> i32 {
  var rest = 2;
  return count;
}
