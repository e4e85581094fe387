//# expect-error: wgsl/unknown-identifier line 3
fn f() -> i32 {
  let x = x + 1;
  return x;
}
