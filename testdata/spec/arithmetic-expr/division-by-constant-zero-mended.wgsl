fn f(n: i32) -> i32 {
  return n % 3;
}
