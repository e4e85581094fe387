//# case fail
//# expect-error: wgsl/subgroup-uniformity line 6
enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  if subgroupInclusiveAdd(i) > 7 {
    _ = subgroupElect();
  }
}
//# case pass
enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  if subgroupAdd(i) > 7 {
    _ = subgroupElect();
  }
}
