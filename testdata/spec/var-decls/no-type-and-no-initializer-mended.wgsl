fn f() -> i32 {
  var n: i32;
  n = 2;
  return n;
}
