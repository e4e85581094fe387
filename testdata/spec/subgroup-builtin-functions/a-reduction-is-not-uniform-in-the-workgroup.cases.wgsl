//# case fail
//# expect-error: wgsl/collective-uniformity line 6
enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) i: u32) {
  if subgroupAdd(i) > 7 {
    workgroupBarrier();
  }
}
//# case pass
enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(subgroup_size) size: u32) {
  if size > 7 {
    workgroupBarrier();
  }
}
