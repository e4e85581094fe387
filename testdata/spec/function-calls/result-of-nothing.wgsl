//# expect-error: wgsl/value-expected
fn act() { }
fn f() -> i32 {
  let n = act();
  return 1;
}
