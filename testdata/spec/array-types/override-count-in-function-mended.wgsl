override n = 4;
fn f() -> i32 {
  var list: array<i32, 4>;
  return list[n];
}
