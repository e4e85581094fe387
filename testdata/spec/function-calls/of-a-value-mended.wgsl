const size = 4;
fn f() -> i32 {
  return size;
}
