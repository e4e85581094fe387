//# case fail
//# expect-error: wgsl/collective-uniformity line 10
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  loop {
    if id == 3 {
      return;
    }
    break;
  }
  workgroupBarrier();
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  loop {
    if id == 3 {
      break;
    }
    break;
  }
  workgroupBarrier();
}
