//# case fail
//# expect-error: wgsl/subgroup-uniformity line 5
enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  _ = subgroupShuffleUp(i, i & 1);
}
//# case pass
enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32, @builtin(subgroup_id) group: u32) {
  _ = subgroupShuffleUp(i, group & 1);
}
