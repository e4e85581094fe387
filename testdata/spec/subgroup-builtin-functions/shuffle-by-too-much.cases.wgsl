//# case fail
//# expect-error: wgsl/argument-range line 4
enable subgroups;
fn later(x: f32) -> f32 {
  return subgroupShuffleDown(x, 1u << 7);
}
//# case pass
enable subgroups;
fn later(x: f32) -> f32 {
  return subgroupShuffleDown(x, (1u << 7) - 1);
}
