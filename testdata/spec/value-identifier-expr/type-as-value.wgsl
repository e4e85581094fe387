//# expect-error: wgsl/expected-value
fn f() -> i32 {
  return i32;
}
