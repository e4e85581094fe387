//# case fail
//# expect-error: wgsl/const-shift-range line 3
fn f(n: u32) -> u32 {
  return n << 32u;
}
//# case pass
fn f(n: u32) -> u32 {
  return n << 31u;
}
