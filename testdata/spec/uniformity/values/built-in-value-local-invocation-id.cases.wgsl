//# case fail
//# expect-error: wgsl/collective-uniformity line 5
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_id) v: vec3u) {
  if v.x == 1 {
    workgroupBarrier();
  }
}
//# case pass
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) v: vec3u) {
  if v.x == 1 {
    workgroupBarrier();
  }
}
