//# expect-error: wgsl/const-shift-range
fn f(n: u32) -> u32 {
  return n << 32u;
}
