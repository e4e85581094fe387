//# expect-error: wgsl/return-type
fn f() -> i32 {
  return 1.5;
}
