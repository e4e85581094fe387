//# expect-error: wgsl/value-expected
fn f() -> i32 {
  return i32;
}
