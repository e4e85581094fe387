//# expect-error: wgsl/array-count-const
fn f(n: u32) -> i32 {
  var list: array<i32, n>;
  return list[n];
}
