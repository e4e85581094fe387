//# expect-error: wgsl/no-matching-operator
fn f(n: u32) -> u32 {
  return -n;
}
