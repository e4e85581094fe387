//# expect-error: wgsl/no-matching-overload
fn f(n: u32) -> u32 {
  return -n;
}
