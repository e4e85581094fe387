//# case fail
//# expect-error: wgsl/collective-uniformity line 12
fn put(q: ptr<function, u32>, n: u32) {
  if n == 1 {
    *q = 1;
  }
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = 0u;
  put(&n, id);
  if n == 1 {
    workgroupBarrier();
  }
}
//# case pass
fn put(q: ptr<function, u32>, n: u32) {
  if n == 1 {
    *q = 1;
  }
  *q = 2;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = 0u;
  put(&n, id);
  if n == 1 {
    workgroupBarrier();
  }
}
