//# expect-error: wgsl/assignment-to-value
fn f() -> i32 {
  let n = 1;
  n = 2;
  return n;
}
