fn f(n: i32) -> i32 {
  var a = n;
  let p = &a;
  return *p;
}
