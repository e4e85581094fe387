//# case fail
//# expect-error: wgsl/collective-uniformity line 10
fn look(q: ptr<function, u32>, n: u32) {
  _ = *q + n;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = id;
  look(&n, 1);
  if n == 1 {
    workgroupBarrier();
  }
}
//# case pass
fn look(q: ptr<function, u32>, n: u32) {
  _ = *q + n;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32) {
  var n = 1u;
  if id == 1 {
    look(&n, id);
  }
  if n == 1 {
    workgroupBarrier();
  }
}
