//# case fail
//# expect-error: wgsl/collective-uniformity line 10
fn put(q: ptr<function, u32>, n: u32) {
  *q = n;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var a = array(id, id);
  put(&a[0], 1);
  if a[0] == 1 {
    workgroupBarrier();
  }
}
//# case pass
fn put(q: ptr<function, array<u32, 2>>) {
  *q = array(1, 1);
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var a = array(id, id);
  put(&a);
  if a[0] == 1 {
    workgroupBarrier();
  }
}
