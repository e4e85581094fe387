//# expect-error: wgsl/collective-uniformity line 7
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  if id < 32 {
    return;
  }
  workgroupBarrier();
}
