//# expect-error: wgsl/return-type
fn f(n: i32) {
  return n;
}
