//# case fail
//# expect-error: wgsl/collective-uniformity line 11
fn copy(sink: ptr<function, u32>, origin: ptr<function, u32>) {
  *sink = *origin;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var a = id;
  var b = g.x;
  copy(&b, &a);
  if b == 1 {
    workgroupBarrier();
  }
}
//# case pass
fn copy(sink: ptr<function, u32>, origin: ptr<function, u32>) {
  *sink = *origin;
}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var a = id;
  var b = g.x;
  copy(&a, &b);
  if b == 1 {
    workgroupBarrier();
  }
}
