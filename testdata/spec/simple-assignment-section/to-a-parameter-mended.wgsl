fn f(n: i32) -> i32 {
  var m = n;
  m = 2;
  return n;
}
