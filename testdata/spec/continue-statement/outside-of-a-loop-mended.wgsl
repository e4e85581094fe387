fn f(n: i32) -> i32 {
  switch n {
    case 1 { break; }
    default { }
  }
  return n;
}
