fn f() -> i32 {
  let n: i32 = 1;
  return n;
}
