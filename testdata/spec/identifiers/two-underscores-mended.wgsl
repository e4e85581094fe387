fn f() -> i32 {
  let _x = 1;
  return _x;
}
