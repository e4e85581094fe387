fn f(n: i32) -> i32 {
  const twice = 3 * 2;
  return twice + n;
}
