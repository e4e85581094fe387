//# expect-error: wgsl/unknown-identifier
fn f() -> i32 {
  let x = x + 1;
  return x;
}
