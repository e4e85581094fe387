//# case fail
//# expect-error: wgsl/collective-uniformity line 4
fn wait(q: ptr<function, u32>) {
  if *q == 1 {
    workgroupBarrier();
  }
  *q = 1;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var n = id;
  wait(&n);
}
//# case pass
fn wait(q: ptr<function, u32>) {
  if *q == 1 {
    workgroupBarrier();
  }
  *q = 1;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var n = g.x;
  wait(&n);
}
