//# case fail
//# expect-error: wgsl/collective-uniformity line 5
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  if id == 3 {
    workgroupBarrier();
    return;
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  if id == 3 {
    return;
    workgroupBarrier();
  }
}
