//# case fail
//# expect-error: wgsl/parameter-type line 2
fn f(list: array<u32>) -> u32 {
  return list[0];
}
//# case pass
fn f(list: array<u32, 4>) -> u32 {
  return list[0];
}
