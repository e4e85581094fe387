//# expect-error: wgsl/foreign-name line 7
//# expect-error: wgsl/foreign-name line 7
//# expect-error: wgsl/foreign-name line 7
//# expect-error: wgsl/foreign-name line 8
//# expect-error: wgsl/foreign-name line 8
fn f(x: f32) -> u32 {
  let n = asuint(x) + countbits(7u) + firstbithigh(8u);
  return n + u32(asint(x)) + reversebits(1u);
}
