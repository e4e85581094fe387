//# case fail
//# expect-error: wgsl/collective-uniformity line 7
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = 0u;
  for (var i = 0; i < 3; i++) {
    if n == 1 {
      workgroupBarrier();
    }
    n = id;
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = 0u;
  for (var i = 0; i < 3; i++) {
    if n == 1 {
      workgroupBarrier();
    }
    n = 1;
  }
}
