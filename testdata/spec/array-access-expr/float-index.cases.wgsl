//# case fail
//# expect-error: wgsl/index-type line 3
fn f(list: array<i32, 4>) -> i32 {
  return list[1.0];
}
//# case pass
fn f(list: array<i32, 4>) -> i32 {
  return list[1];
}
