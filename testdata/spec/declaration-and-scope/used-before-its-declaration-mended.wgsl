fn f() -> i32 {
  let b = 1;
  let a = b;
  return a + b;
}
