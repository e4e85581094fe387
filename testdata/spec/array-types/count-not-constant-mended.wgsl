fn f(n: u32) -> i32 {
  var list: array<i32, 4>;
  return list[n];
}
