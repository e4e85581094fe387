//# expect-error: wgsl/break-placement
fn f(n: i32) -> i32 {
  if n > 0 {
    break;
  }
  return 1;
}
