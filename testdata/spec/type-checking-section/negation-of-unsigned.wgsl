//# expect-error: wgsl/no-matching-overload line 3
fn f(n: u32) -> u32 {
  return -n;
}
