//# case fail
//# expect-error: wgsl/collective-uniformity line 5
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  if max(id, 3u) == 3 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) id: u32, @builtin(workgroup_id) g: vec3u) {
  if max(g.x, 3u) == 3 {
    workgroupBarrier();
  }
}
