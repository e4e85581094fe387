//# case fail
//# expect-error: wgsl/collective-uniformity line 8
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = 0u;
  let q = &n;
  *q = id;
  if n == 1 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = id;
  let q = &n;
  *q = 0;
  if n == 1 {
    workgroupBarrier();
  }
}
