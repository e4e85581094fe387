//# case fail
//# expect-error: wgsl/collective-uniformity line 7
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  if id == 1 {
    var n: u32;
    if n == 0 {
      workgroupBarrier();
    }
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n: u32;
  if n == 0 {
    workgroupBarrier();
  }
}
