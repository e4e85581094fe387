//# case fail
//# expect-error: wgsl/subgroup-uniformity line 5
enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  _ = subgroupShuffleXor(i, i);
}
//# case pass
enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  _ = subgroupShuffleXor(i, subgroupBroadcastFirst(i & 3));
}
