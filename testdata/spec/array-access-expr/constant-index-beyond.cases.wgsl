//# case fail
//# expect-error: wgsl/const-index-range line 3
fn f(list: array<i32, 4>) -> i32 {
  return list[4];
}
//# case pass
fn f(list: array<i32, 4>) -> i32 {
  return list[3];
}
