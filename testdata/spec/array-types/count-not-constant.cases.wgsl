//# case fail
//# expect-error: wgsl/array-count-const line 3
fn f(n: u32) -> i32 {
  var list: array<i32, n>;
  return list[n];
}
//# case pass
fn f(n: u32) -> i32 {
  var list: array<i32, 4>;
  return list[n];
}
