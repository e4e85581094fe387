//# case fail
//# expect-error: wgsl/collective-uniformity line 9
fn fetch(q: ptr<function, u32>) -> u32 {
  return *q;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var n = id;
  if fetch(&n) == 1 {
    workgroupBarrier();
  }
}
//# case pass
fn fetch(q: ptr<function, u32>) -> u32 {
  return *q;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var n = g.x;
  if fetch(&n) == 1 {
    workgroupBarrier();
  }
}
