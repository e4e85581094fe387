fn f(n: u32) -> u32 {
  return n << 31u;
}
