//# case fail
//# expect-error: wgsl/collective-uniformity line 9
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  switch 1 {
    default: {
      if id == 3 {
        break;
      }
      workgroupBarrier();
    }
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  switch 1 {
    default: {
      if id == 3 {
        break;
      }
    }
  }
  workgroupBarrier();
}
