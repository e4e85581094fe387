fn f() -> i32 {
  var<function> n = 1;
  return n;
}
