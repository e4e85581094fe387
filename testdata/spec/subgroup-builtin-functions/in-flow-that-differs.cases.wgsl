//# case fail
//# expect-error: wgsl/subgroup-uniformity line 6
enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  if i > 7 {
    _ = subgroupMax(i);
  }
}
//# case pass
enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  if subgroupAny(i > 7) {
    _ = subgroupMax(i);
  }
}
