fn f() -> i32 {
  var a = 1;
  let p = &a;
  return *p;
}
