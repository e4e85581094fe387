//# expect-error: wgsl/assignment-to-value line 4
fn f() -> i32 {
  let n = 1;
  n = 2;
  return n;
}
