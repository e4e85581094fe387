//# case fail
//# expect-error: wgsl/collective-uniformity line 8
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  for (var i = 0; i < 3; i++) {
    if id == 3 {
      continue;
    }
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  for (var i = 0; i < 3; i++) {
    if id == 3 {
      continue;
    }
  }
  workgroupBarrier();
}
