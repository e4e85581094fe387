//# case fail
//# expect-error: wgsl/collective-uniformity line 5
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  for (var i = 0; i < 3; i++) {
    workgroupBarrier();
    if id == 3 {
      break;
    }
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  loop {
    workgroupBarrier();
    if id == 3 {
      break;
    }
    break;
  }
}
