//# case fail
//# expect-error: wgsl/collective-uniformity line 10
fn put(q: ptr<function, u32>, n: u32) {
  *q = n;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var n = id;
  put(&n, id);
  if n == 1 {
    workgroupBarrier();
  }
}
//# case pass
fn put(q: ptr<function, u32>, n: u32) {
  *q = n;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var n = id;
  put(&n, g.x);
  if n == 1 {
    workgroupBarrier();
  }
}
