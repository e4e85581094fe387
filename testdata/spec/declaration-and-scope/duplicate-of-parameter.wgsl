//# expect-error: wgsl/duplicate-declaration
fn f(count: i32) -> i32 {
  var count = 2;
  return count;
}
