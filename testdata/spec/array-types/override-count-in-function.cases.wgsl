//# case fail
//# expect-error: wgsl/array-count-const line 4
override n = 4;
fn f() -> i32 {
  var list: array<i32, n>;
  return list[n];
}
//# case pass
override n = 4;
fn f() -> i32 {
  var list: array<i32, 4>;
  return list[n];
}
