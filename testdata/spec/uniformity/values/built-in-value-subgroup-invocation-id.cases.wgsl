//# case fail
//# expect-error: wgsl/collective-uniformity line 6
enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(subgroup_invocation_id) v: u32) {
  if v == 1 {
    workgroupBarrier();
  }
}
//# case pass
enable subgroups;
@compute @workgroup_size(64)
fn main(@builtin(subgroup_size) v: u32) {
  if v == 1 {
    workgroupBarrier();
  }
}
