//# case fail
//# expect-error: wgsl/collective-uniformity line 7
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = id;
  n *= 0;
  if n == 1 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = id;
  n = 0;
  n *= 2;
  if n == 1 {
    workgroupBarrier();
  }
}
