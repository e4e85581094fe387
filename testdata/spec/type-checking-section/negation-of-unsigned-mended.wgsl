fn f(n: u32) -> u32 {
  return 0 - n;
}
