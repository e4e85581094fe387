//# case fail
//# expect-error: wgsl/no-matching-overload line 3
fn f(n: u32) -> u32 {
  return -n;
}
//# case pass
fn f(n: u32) -> u32 {
  return 0 - n;
}
