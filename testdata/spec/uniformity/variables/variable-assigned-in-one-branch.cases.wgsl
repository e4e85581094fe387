//# case fail
//# expect-error: wgsl/collective-uniformity line 9
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = 0;
  if id == 1 {
    n = 1;
  }
  if n == 1 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = 0;
  if id == 1 {
    n = 1;
  }
  n = 2;
  if n == 1 {
    workgroupBarrier();
  }
}
