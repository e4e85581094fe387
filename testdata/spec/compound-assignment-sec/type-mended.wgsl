fn f() -> i32 {
  var n = 1;
  n += 1;
  return n;
}
