//# case fail
//# expect-error: wgsl/argument-range line 4
enable subgroups;
fn lane(x: u32) -> u32 {
  return subgroupShuffle(x, -1);
}
//# case pass
enable subgroups;
fn lane(x: u32) -> u32 {
  return subgroupShuffle(x, 1 - 1);
}
