//# case fail
//# expect-error: wgsl/collective-uniformity line 11
fn put(q: ptr<function, u32>, n: u32) -> bool {
  *q = n;
  return true;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var n = 0u;
  _ = id == 1 && put(&n, 1);
  if n == 1 {
    workgroupBarrier();
  }
}
//# case pass
fn put(q: ptr<function, u32>, n: u32) -> bool {
  *q = n;
  return true;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var n = 0u;
  _ = g.x == 1 && put(&n, 1);
  if n == 1 {
    workgroupBarrier();
  }
}
