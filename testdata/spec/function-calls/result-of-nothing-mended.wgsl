fn act() { }
fn f() -> i32 {
  act();
  return 1;
}
