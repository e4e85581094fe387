//# case fail
//# expect-error: wgsl/collective-uniformity line 8
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var a = array(id, id);
  let q = &a[0];
  *q = 0;
  if a[0] == 1 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var a = array(id, id);
  let q = &a;
  *q = array(0, 0);
  if a[0] == 1 {
    workgroupBarrier();
  }
}
