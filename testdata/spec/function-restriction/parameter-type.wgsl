//# expect-error: wgsl/parameter-type line 2
fn f(list: array<u32>) -> u32 {
  return list[0];
}
