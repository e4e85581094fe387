//# expect-error: wgsl/return-type line 3
fn f(n: i32) {
  return n;
}
