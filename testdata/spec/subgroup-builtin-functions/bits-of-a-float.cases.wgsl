//# case fail
//# expect-error: wgsl/no-matching-overload line 4
enable subgroups;
fn bits(x: f32) -> f32 {
  return subgroupXor(x);
}
//# case pass
enable subgroups;
fn bits(x: f32) -> u32 {
  return subgroupXor(bitcast<u32>(x));
}
