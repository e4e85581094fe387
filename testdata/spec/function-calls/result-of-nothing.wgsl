//# expect-error: wgsl/expected-value
fn act() { }
fn f() -> i32 {
  let n = act();
  return 1;
}
