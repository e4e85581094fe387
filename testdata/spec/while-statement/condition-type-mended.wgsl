fn f(n: u32) -> u32 {
  var m = n;
  while m > 0 {
    m /= 2;
  }
  return m;
}
