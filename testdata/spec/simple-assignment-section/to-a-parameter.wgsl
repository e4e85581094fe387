//# expect-error: wgsl/assignment-to-value line 3
fn f(n: i32) -> i32 {
  n = 2;
  return n;
}
