//# expect-error: wgsl/parameter-type
fn f(list: array<u32>) -> u32 {
  return list[0];
}
