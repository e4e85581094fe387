//# expect-error: wgsl/redeclaration
fn f(count: i32) -> i32 {
  var count = 2;
  return count;
}
