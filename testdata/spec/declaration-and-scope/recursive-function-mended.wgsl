fn down(n: i32) -> i32 {
  if n > 0 {
    return n - 1;
  }
  return n;
}
