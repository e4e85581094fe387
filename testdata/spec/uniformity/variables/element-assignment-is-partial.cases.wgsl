//# case fail
//# expect-error: wgsl/collective-uniformity line 7
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var a = array(id, id);
  a[0] = 1;
  if a[0] == 1 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var a = array(id, id);
  a = array(1, 1);
  if a[0] == 1 {
    workgroupBarrier();
  }
}
