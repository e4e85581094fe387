fn f(n: i32) -> i32 {
  if n > 1 { return 2; }
  return n;
}
