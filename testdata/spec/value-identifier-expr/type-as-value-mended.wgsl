fn f() -> i32 {
  return i32();
}
