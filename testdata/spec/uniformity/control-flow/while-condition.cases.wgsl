//# case fail
//# expect-error: wgsl/collective-uniformity line 6
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var i = 0u;
  while i < id {
    workgroupBarrier();
    i++;
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  var i = 0u;
  while i < g.x {
    workgroupBarrier();
    i++;
  }
}
