fn f() -> i32 {
  let kind = 1;
  return kind;
}
