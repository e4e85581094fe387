//# expect-error: wgsl/assignment-target-reference
fn f(n: i32) -> i32 {
  n = 2;
  return n;
}
