//# expect-error: wgsl/value-expected line 4
fn act() { }
fn f() -> i32 {
  let n = act();
  return 1;
}
