//# expect-error: wgsl/assignment-target-reference
fn f() -> i32 {
  let n = 1;
  n = 2;
  return n;
}
