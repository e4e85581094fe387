//# expect-error: wgsl/return-value
fn f(n: i32) {
  return n;
}
