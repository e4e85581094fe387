//# expect-error: wgsl/return-value-type
fn f() -> i32 {
  return 1.5;
}
