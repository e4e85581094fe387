fn f() -> i32 {
  let x = 0 + 1;
  return x;
}
