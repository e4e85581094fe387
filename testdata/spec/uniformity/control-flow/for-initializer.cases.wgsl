//# case fail
//# expect-error: wgsl/collective-uniformity line 5
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  for (var i = id; i < 10; i++) {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  for (var i = g.x; i < 10; i++) {
    workgroupBarrier();
  }
}
