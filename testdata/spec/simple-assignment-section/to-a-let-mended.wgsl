fn f() -> i32 {
  var n = 1;
  n = 2;
  return n;
}
