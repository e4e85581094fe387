//# expect-error: wgsl/store-type line 4
override n = 4;
fn f() -> i32 {
  var list: array<i32, n>;
  return list[n];
}
