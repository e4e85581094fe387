fn f(n: i32) -> i32 {
  const two = 2;
  switch n {
    case two { return 1; }
    default { return 3; }
  }
}
