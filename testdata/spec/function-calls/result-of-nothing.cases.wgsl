//# case fail
//# expect-error: wgsl/value-expected line 4
fn act() { }
fn f() -> i32 {
  let n = act();
  return 1;
}
//# case pass
fn act() { }
fn f() -> i32 {
  act();
  return 1;
}
