//# expect-error: wgsl/array-count-const
override n = 4;
fn f() -> i32 {
  var list: array<i32, n>;
  return list[n];
}
