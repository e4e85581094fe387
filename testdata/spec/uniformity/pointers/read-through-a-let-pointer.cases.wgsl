//# case fail
//# expect-error: wgsl/collective-uniformity line 8
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = 0u;
  let q = &n;
  n = id;
  if *q == 1 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = id;
  let q = &n;
  n = 0;
  if *q == 1 {
    workgroupBarrier();
  }
}
